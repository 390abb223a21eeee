import { Then } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import type { Column } from '../../tests/driver/table.ts';
import type { SpecificationWorld } from '../support/world.ts';

Then(
  'the focus on {column} can be seen',
  async function (this: SpecificationWorld, column: Column) {
    this.outline(this.contacts.table.header(column));
    const button = this.contacts.table.header(column).getByRole('button');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
    const seen = await button.evaluate((focused) => {
      const { left, top, width, height } = focused.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return { outlineStyle, outlineWidth, isOnTop: focused.contains(onTop) };
    });
    expect(seen).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', isOnTop: true });
  },
);

Then('the focus has left the page', async function (this: SpecificationWorld) {
  const focused = await this.contacts.page.evaluate(() => document.activeElement?.tagName);
  expect(focused).toBe('BODY');
});
