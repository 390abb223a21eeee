import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What shows on paper alone has to be there at once (B12). */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useLayoutEffect(() => {
    const leaving = new AbortController();
    const stay = { signal: leaving.signal };
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), stay);
    window.addEventListener('afterprint', () => flushSync(() => setPrinting(false)), stay);
    return () => leaving.abort();
  }, []);

  return isPrinting;
}
