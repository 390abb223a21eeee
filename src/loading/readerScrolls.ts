import { defer, filter, finalize, fromEvent, map, merge, type Observable, tap } from 'rxjs';
import { accountForOffset, isByReader } from './pageScroll.ts';
import { pushes } from './pushes.ts';
import { scrollEnds } from './scrollEnds.ts';
import { throttled } from './throttle.ts';

/**
 * The reader's scroll events on the window, throttled (R9.4), each as the scroll that it
 * belongs to (B11): one turn of the wheel, one key, one drag makes many events, and then it
 * ends. Where the browser tells no such end, every event is a scroll of its own. A push
 * against the end of the document is a scroll too, together with what it scrolls once rows are there.
 */
export function readerScrolls(): Observable<symbol> {
  return defer(() => {
    accountForOffset();
    let scroll = Symbol();
    let isPush = false;
    const nextScroll = () => {
      scroll = Symbol();
      isPush = false;
    };
    const ends = scrollEnds().subscribe(nextScroll);
    const scrolls = fromEvent(window, 'scroll').pipe(
      filter(isByReader),
      filter(() => !isPush),
      map(() => {
        if (!('onscrollend' in window)) nextScroll();
        return scroll;
      }),
    );
    const begun = pushes().pipe(
      tap((begins) => {
        isPush = begins;
      }),
      filter((begins) => begins),
      map(() => Symbol()),
    );
    return merge(scrolls, begun).pipe(
      throttled(),
      // Stryker disable next-line all: the page keeps its scroller for good; a component test takes one away
      finalize(() => ends.unsubscribe()),
    );
  });
}
