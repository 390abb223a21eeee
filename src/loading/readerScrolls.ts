import { defer, filter, finalize, fromEvent, map, type Observable } from 'rxjs';
import { accountForOffset, hasReaderScrolled } from './pageScroll.ts';
import { throttled } from './throttle.ts';

/**
 * The reader's scroll events on the window, throttled (R9.4), each as the scroll that it
 * belongs to (B11): one turn of the wheel, one key, one drag makes many events and ends with
 * `scrollend`. Where the browser tells no such end, every event is a scroll of its own.
 */
export function readerScrolls(): Observable<symbol> {
  return defer(() => {
    accountForOffset();
    let scroll = Symbol();
    const nextScroll = () => {
      scroll = Symbol();
    };
    window.addEventListener('scrollend', nextScroll);
    return fromEvent(window, 'scroll').pipe(
      filter(hasReaderScrolled),
      map(() => {
        // Stryker disable next-line ConditionalExpression: the suite's browser tells the end of a scroll
        if (!('onscrollend' in window)) nextScroll();
        return scroll;
      }),
      throttled(),
      // Stryker disable next-line all: the page keeps its scroller for good; a component test takes one away
      finalize(() => window.removeEventListener('scrollend', nextScroll)),
    );
  });
}
