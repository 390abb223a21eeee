import { hold } from '../invariants.ts';
import { weather } from '../weather.ts';

const HOUR_MS = 3_600_000;
const ROUNDS = 10;

weather('@R9.4 @R4.3 The clock of the machine set back an hour, and forward again', async (sky) => {
  const page = await sky.open();
  const { contacts } = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    await contacts.clock.pass(150);
    await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 4);
    await contacts.clock.setMachine(round % 2 ? HOUR_MS : -HOUR_MS);
    await page.toBottom();
    await contacts.clock.pass(149);
    hold('149 ms after a handled scroll another waits', false, (await page.look()).line);
    await contacts.clock.pass(1);
    hold('150 ms after it the other is handled', true, (await page.look()).line);
    await page.sort('Name');
    await contacts.clock.passFrame();
    hold('The frame brings the rows', 60 + 20 * round, (await page.look()).count);
  }
  sky.note(`${ROUNDS} times, by an hour each`);
});
