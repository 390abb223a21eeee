/** The optional scripts of the document. */
import './scripts/filter.ts';
import '../running/offer.ts';
