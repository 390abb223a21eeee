import type { CDPSession } from '@playwright/test';

/**
 * Starts counting the main thread's work in a page.
 *
 * Counts the thread's CPU time (`threadTicks`): wall-clock time would include the time taken by other
 * processes.
 *
 * @returns a function that reads the work done so far, in ms
 */
export async function countMainThread(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not report TaskDuration');
    return task.value * 1_000;
  };
}
