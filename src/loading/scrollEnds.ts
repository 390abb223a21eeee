import { filter, fromEvent, merge, type Observable } from 'rxjs';
import { isAtEnd } from './pageScroll.ts';

/**
 * The ends of the reader's scrolls (B11): as the browser tells of them, and where a key is released with
 * nothing left to scroll, for then Chromium tells of none if the key was held.
 */
export function scrollEnds(): Observable<Event> {
  const releases = fromEvent(window, 'keyup').pipe(filter(() => window.scrollY === 0 || isAtEnd()));
  return merge(fromEvent(window, 'scrollend'), releases);
}
