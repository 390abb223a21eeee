/** The optional scripts of the document. */
import './scripts/search.ts';
import './scripts/current-entry.ts';
import './scripts/arrival.ts';
import './scripts/copy-link.ts';
import '../running/offer.ts';
