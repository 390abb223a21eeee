import { useLayoutEffect, useRef, useState } from 'react';
import { InfiniteScroll, type InfiniteScrollProps } from '../../src/loading/InfiniteScroll.tsx';
import { usePageScroll } from '../../src/scrolling/pageScroll.ts';

interface ScrollerStoryProps {
  /** Numbers of rows of 100 px, initially and per load. */
  initial?: number;
  perLoad?: number;
  hasMore?: boolean;
  withoutDataLength?: boolean;
}

/** The scroller around plain rows; a click on 'Arrive' ends a load. */
export function ScrollerStory({
  initial = 20,
  perLoad = 10,
  hasMore = true,
  withoutDataLength = false,
}: ScrollerStoryProps) {
  const pageScroll = usePageScroll();
  const [rows, setRows] = useState(initial);
  const [calls, setCalls] = useState(0);
  const [loading, setLoading] = useState(false);
  const next = () => {
    setCalls((count) => count + 1);
    setLoading(true);
  };
  const arrive = () => {
    setRows((count) => count + perLoad);
    setLoading(false);
  };
  const scroller: Partial<InfiniteScrollProps> = {
    pageScroll,
    next,
    hasMore,
    loading,
    loader: 'Is loading...',
    ...(!withoutDataLength && { dataLength: rows }),
  };
  return (
    <>
      <p style={{ position: 'fixed', top: 0 }}>
        <output>{calls} calls</output>
        <button type="button" onClick={arrive}>
          Arrive
        </button>
      </p>
      <InfiniteScroll {...(scroller as InfiniteScrollProps)}>
        <div style={{ height: rows * 100 }}>{rows} rows</div>
      </InfiniteScroll>
    </>
  );
}

/** The same, scrolled to its bottom in the commit that mounts it. */
export function ScrolledStory() {
  useLayoutEffect(() => window.scrollTo(0, document.documentElement.scrollHeight), []);
  return <ScrollerStory />;
}

/**
 * Lists the listeners notified of a scroll, in order, with the height of the document. `loading` connects
 * first, and the rows make the document 1,000 px higher.
 */
export function OrderStory() {
  const pageScroll = usePageScroll();
  const content = useRef<HTMLDivElement>(null);
  const [calls, setCalls] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const add = (list: string) => {
      const call = `${list} ${pageScroll.geometry.scrollHeight}`;
      setCalls((before) => [...before, call]);
    };
    pageScroll.connect('loading', { onScroll: () => add('loading') });
    pageScroll.connect('rows', {
      onScroll: () => {
        add('rows');
        pageScroll.adjustBy(0, () => {
          (content.current as HTMLElement).style.height = '4000px';
        });
      },
    });
  }, [pageScroll]);
  return (
    <div ref={content} style={{ height: 3_000 }}>
      <output style={{ position: 'fixed' }}>{calls.slice(0, 2).join(', ') || 'nobody'}</output>
    </div>
  );
}
