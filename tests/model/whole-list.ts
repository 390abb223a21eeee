/** The whole list, for walks on this project's page. */
import { carryOut, pass } from './commands.ts';
import { Mismatch } from './mismatch.ts';
import type { ModelRun } from './model-run.ts';

/** Longer than a throttled scroll, its load and the throttle after it, in ms. */
const REST_MS = 1_000;

/** Looks at all rows on the way from the top to the bottom, and at the loads since the page opened. */
export async function checkWholeList(run: ModelRun): Promise<void> {
  await carryOut(run, pass(REST_MS));
  for (let top = 0, isOver = false; !isOver; ) {
    await run.contacts.scrollTo(() => top);
    await run.look();
    const { geometry, rowCount } = run.latest;
    const last = (await run.contacts.inPage.readView()).boxes.at(-1);
    const bottom = geometry.scrollHeight - geometry.clientHeight;
    isOver = last?.place === rowCount - 1;
    if (!isOver && geometry.scrollTop >= bottom)
      throw new Mismatch('B2', 'rows fill the view', `the last row, ${rowCount}, is not reached`);
    top = Math.min(geometry.scrollTop + (last?.top ?? 0), bottom);
  }
  const states = await run.contacts.inPage.loadStates();
  const start = states[0]?.rows;
  const faults = start === 40 ? [] : [`the page started with ${start} rows`];
  for (const [nth, { rows, isLoading }] of states.entries()) {
    const after = states[nth + 1]?.rows ?? rows;
    const isRight = after === rows || (after === rows + 20 && isLoading);
    if (!isRight) faults.push(`${rows} rows became ${after}, flag ${isLoading ? 'set' : 'clear'}`);
  }
  const [fault] = faults;
  if (fault) throw new Mismatch('R9.2', `the table has ${run.latest.rowCount} rows`, fault);
}
