import { slowDown } from '../../browser/slow.ts';
import { hold } from '../invariants.ts';
import type { SoakedPage } from '../soaked-page.ts';
import { weather } from '../weather.ts';

const ROUNDS = 10;

/** A way to scroll that always has room: down by a key, up by the wheel. */
const GESTURES = [
  ({ contacts }: SoakedPage) => contacts.press('End'),
  ({ contacts }: SoakedPage) => contacts.page.mouse.wheel(0, -400),
];

for (const times of [6, 20]) {
  weather(`@R4.2 @R4.3 @B11 The CPU slowed ${times} times, time running`, async (sky) => {
    const page = await sky.open({}, true);
    const { page: browser } = page.contacts;
    await browser.mouse.move(400, 300);
    await slowDown(browser, times);
    let scrolls = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const gesture of GESTURES) {
        await page.scroll(() => gesture(page));
        scrolls += 1;
      }
      await page.sort(round % 3 === 2 ? 'Phone' : 'Name');
    }
    const { loads } = await page.watched();
    hold('A scroll starts one load at most, and some do', true, loads > 0 && loads <= scrolls);
    sky.note(`${scrolls} scrolls and ${ROUNDS} sort clicks, ${loads} loads`);
  });
}
