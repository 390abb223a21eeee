import { slowDown } from '../../driver/driven/devtools.ts';
import { expectSame } from '../invariants.ts';
import { condition } from './condition.ts';

const ROUNDS = 10;

/** Gestures in turn: each leaves room for the other to scroll. */
const GESTURES = ['the reader presses End', 'the reader turns the wheel up by 400 px'];

for (const times of [6, 20]) {
  condition(
    `@R4.2 @R4.3 @B11 A CPU ${times} times slower, clock running`,
    { isRunning: true },
    async (run, note) => {
      await slowDown(run.tab, times);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const gesture of GESTURES) {
          await run.run(gesture);
          await run.look();
        }
        const column = round % 3 === 2 ? 'Phone' : 'Name';
        await run.run(`the reader clicks ${column}`);
        run.model.click(column);
        await run.look();
      }
      const scrolls = ROUNDS * GESTURES.length;
      const loads = (run.latest.rowCount - 40) / 20;
      const isRight = loads > 0 && loads <= scrolls;
      expectSame('Each scroll starts at most one load, and some do', true, isRight);
      note(`${scrolls} scrolls and ${ROUNDS} sort clicks, ${loads} loads`);
    },
  );
}
