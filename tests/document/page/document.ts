/** The optional scripts of the document. */
import './search.ts';
import '../running/offer.ts';
