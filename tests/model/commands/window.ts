import fc from 'fast-check';
import { command } from '../coverage.ts';
import { walkCommand } from './command.ts';

const resizes = command('@B1 @B3 The window is resized');
const reloads = command('@R1.1 @B8 The page is reloaded');

const SIZES = [
  { width: 1280, height: 520 },
  { width: 1280, height: 900 },
  { width: 1280, height: 3000 },
  { width: 844, height: 4000 },
  { width: 700, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const resize = fc.constantFrom(...SIZES).map((size) =>
  walkCommand(
    resizes,
    `the window is resized to ${size.width} x ${size.height}`,
    async (model, page) => {
      await page.contacts.window.resize(size);
      await page.contacts.clock.settle();
      model.rest((await page.observe()).geometry);
    },
  ),
);

const reload = fc.constant(
  walkCommand(reloads, 'the page is reloaded', async (model, page) => {
    await page.contacts.reload();
    const { now, geometry } = await page.observe();
    model.open(now);
    model.rest(geometry);
  }),
);

/** What happens to the window. */
export const windowing = fc.oneof(
  { weight: 11, arbitrary: resize },
  { weight: 1, arbitrary: reload },
);
