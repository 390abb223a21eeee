import type { CDPSession } from '@playwright/test';

/**
 * Starts to count the main thread's work in a page.
 *
 * Counted in the thread's own processor time (`threadTicks`): the clock on the wall would also count
 * what other processes of a busy machine take away from it.
 *
 * @returns reads the work done since, in ms
 */
export async function countMainThread(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not tell TaskDuration');
    return task.value * 1_000;
  };
}
