import { condition } from '../condition.ts';
import { check } from '../invariants.ts';

const HOUR_MS = 3_600_000;
const ROUNDS = 10;

condition('@R9.4 @R4.3 The system clock set back an hour, and forward again', async (soak) => {
  const page = await soak.open();
  const { contacts } = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    await contacts.clock.pass(150);
    await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 4);
    await contacts.clock.setMachine(round % 2 ? HOUR_MS : -HOUR_MS);
    await page.toBottom();
    await contacts.clock.pass(149);
    check('149 ms after a handled scroll the next one waits', false, (await page.observe()).line);
    await contacts.clock.pass(1);
    check(
      '150 ms after a handled scroll the next one is handled',
      true,
      (await page.observe()).line,
    );
    await page.sort('Name');
    await contacts.clock.passFrame();
    check('The frame adds the rows', 60 + 20 * round, (await page.observe()).count);
  }
  soak.note(`${ROUNDS} changes of an hour each`);
});
