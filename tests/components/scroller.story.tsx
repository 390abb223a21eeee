import { useLayoutEffect, useState } from 'react';
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

/** Lists the movements of a page of 5,000 px: by the reader or not, over or not. */
export function MovementsStory() {
  const pageScroll = usePageScroll();
  const [movements, setMovements] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    return pageScroll.connect({
      onScroll: ({ isByReader, isOver }) => {
        const movement = `${isByReader ? 'reader' : 'page'}${isOver ? ', over' : ''}`;
        setMovements((before) => [...before, movement]);
      },
    });
  }, [pageScroll]);
  return (
    <div>
      <output style={{ position: 'fixed' }}>{movements.join('; ') || 'nothing'}</output>
      <div style={{ height: 5_000 }} />
    </div>
  );
}
