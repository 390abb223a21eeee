/** Invariants of the whole list, for random walks and adverse conditions. */
import { expectSoon } from '../driver/expect.ts';
import type { LoadState } from '../driver/in-page/recording.ts';
import { carryOut, click, pass } from './commands.ts';
import { check, expectSame, orderOf } from './invariants.ts';
import type { Rendered } from './known.ts';
import type { ModelRun } from './model-run.ts';

/** Longer than a throttled scroll, its load and the throttle after it, in ms. */
const REST_MS = 1_000;

/** The number of loads, and a sentence for each fault. */
function judgeLoads(states: readonly LoadState[]): { count: number; faults: string[] } {
  const [first] = states;
  const faults = first?.rows === 40 ? [] : [`the page started with ${first?.rows} rows`];
  let count = 0;
  for (const [nth, { rows }] of states.entries()) {
    const before = states[nth - 1];
    if (!before || before.rows === rows) continue;
    count += 1;
    if (rows !== before.rows + 20) faults.push(`${before.rows} rows became ${rows}`);
    if (!before.isLoading) faults.push(`a load to ${rows} rows did not set the flag`);
  }
  return { count, faults };
}

/** Loads since the page opened. */
export async function loadsOf({ contacts }: ModelRun) {
  return judgeLoads(await contacts.inPage.loadStates());
}

/** Waits until the page has nothing left to do. */
async function untilIdle(run: ModelRun): Promise<void> {
  if (!run.isRunning) return carryOut(run, pass(REST_MS));
  const isIdle = async () => {
    await run.look();
    expectSame('The flag is clear', false, run.latest.line);
  };
  await expectSoon(run.contacts.clock, isIdle, async () => false);
}

/** Reads all rows on the way from the top to the bottom. */
async function readRows(run: ModelRun): Promise<Rendered[]> {
  const rows = new Map<number, Rendered>();
  for (let top = 0; ; ) {
    await run.contacts.scrollTo(() => top);
    await run.look(true);
    const { renderedRows, geometry, rowCount } = run.latest;
    for (const row of renderedRows) rows.set(row.place, row);
    if (rows.size >= rowCount) return [...rows.values()].sort((a, b) => a.place - b.place);
    const last = geometry.scrollHeight - geometry.clientHeight;
    expectSame('There is more to scroll to', true, geometry.scrollTop < last);
    top = Math.min(geometry.scrollTop + (renderedRows.at(-1)?.top ?? 0), last);
  }
}

/** On a running clock, reading the list loads more; only unsorted rows then keep their place. */
async function unsort(run: ModelRun): Promise<void> {
  for (let [first] = run.model.sort; first; [first] = run.model.sort)
    await carryOut(run, click(first.column));
}

/** Reads the whole list, and checks it. */
export async function checkWholeList(run: ModelRun): Promise<void> {
  if (run.isRunning) await unsort(run);
  await untilIdle(run);
  const rows = await readRows(run);
  const { sort, rowCount } = run.model;
  const fault = run.rows.see(sort, rowCount, rows)?.found;
  check('R4.7', 'No row is lost or doubled in the whole list', undefined, fault, orderOf(sort));
  await run.contacts.scrollTo(() => 0);
  await run.look(true);
  await untilIdle(run);
  const { count, faults } = await loadsOf(run);
  const sentence = `the table has ${40 + 20 * count} rows`;
  check('R9.2', 'Each load sets the flag and adds 20 rows to the first 40', [], faults, sentence);
}
