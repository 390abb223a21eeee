import { carryOut } from '../../command.ts';
import { check } from '../../invariants.ts';
import { click } from '../../sorting.ts';
import { frame, pass } from '../../time.ts';
import { condition } from '../condition.ts';

const BURSTS = 12;
const BURST = 'the reader scrolls to the bottom in a burst of 1000 events';

condition('@B11 @R9.4 A thousand scroll events in one burst', async (circumstances) => {
  const run = await circumstances.open();
  for (let burst = 0; burst < BURSTS; burst += 1) {
    if (burst % 3 === 2) await carryOut(run, click('Address'));
    const events = await run.observer.scroll(() => run.take(BURST));
    // The page handles all of them at once.
    run.model.readerScrolls(events.slice(-1));
    await run.compare();
    await carryOut(run, frame, pass(1_000));
    check('Each burst starts one load', 60 + 20 * burst, run.latest.rowCount);
  }
  circumstances.note(`${BURSTS} bursts, ${BURSTS} loads`);
});
