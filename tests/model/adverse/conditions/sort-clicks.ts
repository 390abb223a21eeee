import { COLUMNS } from '../../../driver/table.ts';
import { carryOut } from '../../command.ts';
import { check } from '../../invariants.ts';
import { scrollTo } from '../../scrolling.ts';
import { click, shiftClick } from '../../sorting.ts';
import { frame, pass } from '../../time.ts';
import { condition } from '../condition.ts';

const LOADS = 40;

condition('@R4.3 @R4.7 @B3 A sort click during every load', async (circumstances) => {
  const run = await circumstances.open();
  for (let load = 0; load < LOADS; load += 1) {
    // Up first: if all sorted rows landed above, the page is at the bottom already.
    await carryOut(run, scrollTo('50 percent'), pass(1_000), scrollTo('the bottom'));
    const column = COLUMNS[load % COLUMNS.length] ?? 'Name';
    // Some are shift-clicks; a plain click then drops the other columns.
    await carryOut(run, load % 5 > 2 ? shiftClick(column) : click(column), frame);
    check('The click does not disturb the load', 60 + 20 * load, run.latest.rowCount);
  }
  circumstances.note(`${LOADS} loads, one click in each`);
});
