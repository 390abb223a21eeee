import { devtools } from '../../driver/driven/devtools.ts';
import { COLUMNS } from '../../driver/table.ts';
import { expectSame } from '../invariants.ts';
import type { ModelRun } from '../model-run.ts';
import { condition } from './condition.ts';
import { checkRetained, type Retained, readRetained, retainedInWords } from './retained.ts';

const HOUR_MS = 3_600_000;
const LOADS = 5_000;
/** Time between two scrolls, in ms. */
const PACE_MS = HOUR_MS / LOADS;
/** Number of loads between two scrolls away, two sort clicks, two measurements. */
const AWAY_EVERY = 10;
const SORT_EVERY = 30;
const MEASURE_EVERY = 500;

/** Scrolls to the bottom, or by 2 px if the page is there already: sorted rows may all land above. */
async function scrollOn({ contacts }: ModelRun): Promise<void> {
  const { scrollTop, scrollHeight, clientHeight } = await contacts.inPage.geometry();
  const last = scrollHeight - clientHeight;
  await contacts.scrollTo(() => (scrollTop >= last - 1 ? last - 2 : last));
}

/** Clicks each header in turn, every third one with Shift. */
async function sort({ contacts, model }: ModelRun, nth: number): Promise<void> {
  const column = COLUMNS[nth % COLUMNS.length] ?? 'Name';
  const isShifted = nth % 3 === 2;
  await contacts.click(column, { modifiers: isShifted ? ['Shift'] : [] });
  if (isShifted) model.shiftClick(column);
  else model.click(column);
}

condition(
  '@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, clock held',
  async (circumstances) => {
    const run = await circumstances.open();
    const { contacts } = run;
    const session = await devtools(run.tab);
    const moments: Retained[] = [];
    for (let load = 1; load <= LOADS; load += 1) {
      if (load % SORT_EVERY === 0) await sort(run, load / SORT_EVERY);
      if (load % AWAY_EVERY === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
      await scrollOn(run);
      expectSame(
        'The previous scroll has loaded',
        20 + 20 * load,
        await contacts.inPage.rowCount(),
      );
      await contacts.clock.tick(PACE_MS);
      await contacts.clock.settle();
      if (load % MEASURE_EVERY !== 0) continue;
      await run.look(true);
      moments.push(await readRetained(run, session));
    }
    for (const words of retainedInWords(moments)) circumstances.note(words);
    checkRetained(moments);
    // A taller window reads the list in fewer steps.
    await run.run('the window is resized to 1280 x 3000');
    await run.look(true);
  },
);
