/** The scripts of the document, which is complete without them. */
import './search.ts';
import '../running/offer.ts';
