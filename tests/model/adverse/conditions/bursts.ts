import { condition } from '../condition.ts';
import { check } from '../invariants.ts';

const BURSTS = 12;

condition('@B11 @R9.4 A thousand scroll events in one burst', async (soak) => {
  const page = await soak.open();
  for (let burst = 0; burst < BURSTS; burst += 1) {
    if (burst % 3 === 2) await page.sort('Address');
    await page.contacts.scrollInBurst(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      1_000,
    );
    await page.contacts.clock.passFrame();
    await page.contacts.clock.pass(1_000);
    const { loads } = await page.watched();
    check('Each burst starts one load', burst + 1, loads);
  }
  soak.note(`${BURSTS} bursts, ${BURSTS} loads`);
});
