import { slowDown } from '../../driver/driven/devtools.ts';
import { carryOut, click } from '../commands.ts';
import { expectSame } from '../invariants.ts';
import { loadsOf } from '../whole-list.ts';
import { condition } from './condition.ts';

const ROUNDS = 10;

/** Gestures in turn: each leaves room for the other to scroll. */
const GESTURES = ['the reader presses End', 'the reader turns the wheel down by -400 px'];

for (const times of [6, 20]) {
  condition(
    `@R4.2 @R4.3 @B11 A CPU ${times} times slower, clock running`,
    async (circumstances) => {
      const run = await circumstances.open(true);
      await slowDown(run.tab, times);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const gesture of GESTURES) await run.take({ sentences: [gesture], cause: 'scroll' });
        await carryOut(run, click(round % 3 === 2 ? 'Phone' : 'Name'));
      }
      const scrolls = ROUNDS * GESTURES.length;
      const { count } = await loadsOf(run);
      const isRight = count > 0 && count <= scrolls;
      expectSame('Each scroll starts at most one load, and some do', true, isRight);
      circumstances.note(`${scrolls} scrolls and ${ROUNDS} sort clicks, ${count} loads`);
    },
  );
}
