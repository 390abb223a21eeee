import type { Contact } from '../../src/contact/contact.ts';
import { Finger } from '../driver/driven/finger.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const contact = (name: string): Contact => ({
  uuid: name,
  name,
  address: 'Ohio, East Corbin, 12 Elm Street, Apt. 7',
  phone: '555-0100',
});
const KNOWN = Array.from({ length: 120 }, (_, nth) => contact(`B ${nth}`));
const LOAD = Array.from({ length: 20 }, (_, nth) => contact(`A ${nth}`));

const SIZES = [
  { before: [1280, 520], after: [1280, 480], because: 'rows are as they were' },
  { before: [1400, 520], after: [1500, 520], because: 'rows are as high' },
  { before: [390, 520], after: [1280, 520], because: 'rows become lower' },
] as const;

for (const { before, after, because } of SIZES) {
  const sizes = `${before.join(' x ')} to ${after.join(' x ')}`;
  test(`@chromium @B3 from ${sizes} during a drag with a load, the end of the drag moves nothing: ${because}`, async ({
    mount,
    page,
    clock,
  }) => {
    await page.setViewportSize({ width: before[0], height: before[1] });
    const table = await mount(<TableStory contacts={KNOWN} />);
    await table.getByRole('columnheader', { name: 'Name' }).click();
    await page.evaluate(() => window.scrollTo(0, 2_500));
    await clock.settle();
    const finger = new Finger(page);
    await finger.drag(300);
    await clock.settle();
    await table.update(<TableStory contacts={[...KNOWN, ...LOAD]} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '141');
    const offset = () => page.evaluate(() => window.scrollY);
    const dragged = await offset();
    await page.setViewportSize({ width: after[0], height: after[1] });
    await clock.settle();
    if (because !== 'rows become lower') expect(await offset()).toBe(dragged);

    const view = new View(new Table(inPageOf(page)));
    const held = await view.firstRow();
    await finger.lift();
    await clock.settle();
    const { text, top, place, space } = await view.firstRow();
    expect(text).toBe(held.text);
    expect(Math.abs(top - held.top)).toBeLessThan(1);
    const { least, most } = await view.spaceFor(place);
    expect(space).toBeGreaterThanOrEqual(least);
    expect(space).toBeLessThanOrEqual(most);
  });
}
