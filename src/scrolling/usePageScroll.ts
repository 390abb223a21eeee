import { useLayoutEffect, useState } from 'react';
import { PageScroll } from './pageScroll.ts';

/** The owner of the window's scroll offset, which listens as long as the component is mounted. */
export function usePageScroll(): PageScroll {
  const [pageScroll] = useState(() => new PageScroll());
  useLayoutEffect(() => pageScroll.listen(), [pageScroll]);
  return pageScroll;
}
