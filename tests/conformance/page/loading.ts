/** When a load starts (R9.3, R9.4) and when it appends its rows (R4.3). */

/** Wraps a scroll handler so that it runs less often. */
export type Throttle = (handle: () => void) => () => void;

/** At most one call per `ms`: at once and, if `trailing`, at the end of a burst. */
export function throttled(ms: number, { trailing = true } = {}): Throttle {
  return (handle) => {
    let isWaiting = false;
    let isAsked = false;
    const wait = () => {
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        if (!isAsked) return;
        isAsked = false;
        handle();
        wait();
      }, ms);
    };
    return () => {
      if (isWaiting) {
        isAsked = trailing;
        return;
      }
      handle();
      wait();
    };
  };
}

/** Whether the lower edge of the view is at so many percent of the page's height, or further down. */
export function isAtPercent(percent: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop + clientHeight >= (scrollHeight * percent) / 100;
}

/** Runs `append` on the next frame after the one that shows the loading flag. */
export function onNextFrame(append: () => void): void {
  // A frame requested in a scroll event's handler would be the frame of that event itself.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    requestAnimationFrame(append);
  };
  port2.postMessage(undefined);
}
