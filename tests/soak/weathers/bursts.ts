import { hold } from '../invariants.ts';
import { weather } from '../weather.ts';

const BURSTS = 12;

weather('@B11 @R9.4 A thousand scroll events in one burst', async (sky) => {
  const page = await sky.open();
  for (let burst = 0; burst < BURSTS; burst += 1) {
    if (burst % 3 === 2) await page.sort('Address');
    await page.contacts.scrollInBurst(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      1_000,
    );
    await page.contacts.clock.passFrame();
    await page.contacts.clock.pass(1_000);
    const { loads } = await page.watched();
    hold('Each burst has started one load', burst + 1, loads);
  }
  sky.note(`${BURSTS} bursts, ${BURSTS} loads`);
});
