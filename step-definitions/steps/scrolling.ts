import { type Position, pxBeyond } from '../../tests/driver/positions.ts';
import { needs, When } from '../support/world.ts';

When('the reader scrolls to {position}', async function (position: Position) {
  const { contacts, isOtherPage } = this;
  const { inPage } = contacts;
  if (!isOtherPage) return void (await contacts.scrollTo(position));
  if (await inPage.isThrottled()) return this.skip('the page has just scrolled by itself');
  const before = await inPage.sizes();
  await contacts.scrollTo(position);
  const now = await inPage.sizes();
  // Another page may then be on the other side of the trigger point.
  const isAskedPast = pxBeyond({ ...before, scrollTop: position(before) }) >= 0;
  if ((pxBeyond(now) >= 0 || now.isLoading) === isAskedPast) return undefined;
  const higher = now.tableHeight - before.tableHeight;
  // Where a loader has made the page higher, lower rows may have reached the trigger point before.
  const hasMoved = !isAskedPast && pxBeyond(now) < 0 ? higher < 0 : higher !== 0;
  if (now.rows !== before.rows || !hasMoved) return undefined;
  return this.skip('rows change their heights as they come into view');
});

When('the reader turns the wheel {distance}', needs('mouse'), async function (px: number) {
  // Where the pointer is, such as over the header that was clicked last.
  await this.contacts.thenSettle(this.contacts.driven.mouse.wheel(0, px));
});

When('the reader drags the page {distance}', needs('finger'), async function (px: number) {
  await this.contacts.thenSettle(this.contacts.driven.finger.drag(-px));
});

When('the reader selects text by dragging to the top', needs('mouse'), async function () {
  const { driven, window } = this.contacts;
  const { mouse } = driven;
  const [x, y] = [200, 200];
  await mouse.move(x, y);
  await mouse.down();
  // In steps, so that a selection begins in other text.
  await mouse.move(x, 1, { steps: 8 });
  // The browser scrolls as long as the mouse moves above the window. A walk would give its last look.
  for (let move = 0; (await window.inPage.geometry()).scrollTop > 0; move += 1)
    await mouse.move(x + (move % 2), 0);
  await mouse.move(x, y);
  await this.contacts.thenSettle(mouse.up());
});

When('the reader lifts the finger', needs('finger'), async function () {
  await this.contacts.thenSettle(this.contacts.driven.finger.lift());
});
