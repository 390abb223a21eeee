import { carryOut } from '../../command.ts';
import { check } from '../../invariants.ts';
import { scrollTo } from '../../scrolling.ts';
import { click } from '../../sorting.ts';
import { frame, pass } from '../../time.ts';
import { condition } from '../condition.ts';

const ROUNDS = 10;

condition(
  '@R9.4 @R4.3 The system clock set back an hour, and forward again',
  async (circumstances) => {
    const run = await circumstances.open();
    for (let round = 0; round < ROUNDS; round += 1) {
      await carryOut(run, pass(150), scrollTo('50 percent'));
      await run.take(`the machine's clock is set ${round % 2 ? 'forward' : 'back'} an hour`);
      // In the model the scroll waits for the full 150 ms.
      await carryOut(run, scrollTo('the bottom'), pass(150));
      check('The waiting scroll is handled', true, run.latest.line);
      await carryOut(run, click('Name'), frame);
      check('The frame adds the rows', 60 + 20 * round, run.latest.rowCount);
    }
    circumstances.note(`${ROUNDS} changes of an hour each`);
  },
);
