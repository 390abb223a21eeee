/** The optional scripts of the document. */
import './scripts/filter.ts';
import './scripts/current-entry.ts';
import './scripts/arrival.ts';
import './scripts/copy-link.ts';
import '../running/offer.ts';
