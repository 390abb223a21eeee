import { hold } from '../invariants.ts';
import { weather } from '../weather.ts';

const BURSTS = 12;

weather('@B11 @R9.4 A thousand scroll events in one burst', async (sky) => {
  const page = await sky.open();
  for (let burst = 0; burst < BURSTS; burst += 1) {
    if (burst % 3 === 2) await page.sort('Address');
    // Back and forth over the trigger point, to end below it.
    await page.contacts.page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      for (let event = 1; event <= 1_000; event += 1) {
        const share = event % 2 ? 0.5 : event / 1_000;
        window.scrollTo(0, share * (scrollHeight - clientHeight));
        window.dispatchEvent(new Event('scroll'));
      }
    });
    await page.contacts.clock.settle();
    await page.contacts.clock.pass(1_000);
    const { loads } = await page.watched();
    hold('Each burst has started one load', burst + 1, loads);
  }
  sky.note(`${BURSTS} bursts, ${BURSTS} loads`);
});
