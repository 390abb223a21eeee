/** The whole list, for random walks and adverse conditions. */
import type { LoadState } from '../driver/in-page/recording.ts';
import { carryOut, pass } from './commands.ts';
import { check, expectSame } from './invariants.ts';
import type { ModelRun } from './model-run.ts';

/** Longer than a throttled scroll, its load and the throttle after it, in ms. */
const REST_MS = 1_000;

/** What is wrong with the loads that led from each state to the next, a sentence each. */
function faultsIn(states: readonly LoadState[]): string[] {
  const [first] = states;
  const faults = first?.rows === 40 ? [] : [`the page started with ${first?.rows} rows`];
  for (const [nth, { rows }] of states.slice(1).entries()) {
    const { rows: few, isLoading } = states[nth] as LoadState;
    if (rows === few) continue;
    if (rows !== few + 20) faults.push(`${few} rows became ${rows}`);
    if (!isLoading) faults.push(`a load to ${rows} rows did not set the flag`);
  }
  return faults;
}

/** Looks at all rows on the way from the top to the bottom, and at the loads since the page opened. */
export async function checkWholeList(run: ModelRun): Promise<void> {
  if (!run.isRunning) await carryOut(run, pass(REST_MS));
  for (let top = 0, isOver = false; !isOver; ) {
    await run.contacts.scrollTo(() => top);
    await run.look(true);
    const { renderedRows, geometry, rowCount } = run.latest;
    const last = renderedRows.at(-1);
    const bottom = geometry.scrollHeight - geometry.clientHeight;
    isOver = last?.place === rowCount - 1;
    expectSame('There is more to scroll to', true, isOver || geometry.scrollTop < bottom);
    top = Math.min(geometry.scrollTop + (last?.top ?? 0), bottom);
  }
  const faults = faultsIn(await run.contacts.inPage.loadStates());
  const sentence = `the table has ${run.latest.rowCount} rows`;
  check('R9.2', 'Each load sets the flag and adds 20 rows to the first 40', [], faults, sentence);
}
