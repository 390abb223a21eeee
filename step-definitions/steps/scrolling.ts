import type { Position } from '../../tests/driver/positions.ts';
import { needs, When } from '../support/world.ts';

When('the reader scrolls to {position}', async function (position: Position) {
  await this.contacts.scrollTo(position);
});

When('the reader scrolls slowly to {position}', async function (position: Position) {
  const end = position(await this.contacts.inPage.geometry());
  await this.contacts.inPage.scrollSlowlyTo(end);
});

When('the reader turns the wheel {distance}', needs('wheel'), async function (px: number) {
  await this.contacts.settled(this.contacts.driven.wheel.turn(px));
});

When('the reader drags the page {distance}', needs('finger'), async function (px: number) {
  await this.contacts.settled(this.contacts.driven.finger.drag(-px));
});

When('the reader selects text by dragging to the top', needs('mouse'), async function () {
  await this.contacts.settled(this.contacts.driven.mouse.selectToTop());
});

When('the reader lifts the finger', needs('finger'), async function () {
  await this.contacts.settled(this.contacts.driven.finger.lift());
});

When('the reader scrolls the first row in view half out of it', async function () {
  const { top, bottom } = await this.contacts.inPage.firstRow();
  const { scrollTop } = await this.contacts.inPage.geometry();
  await this.contacts.scrollTo(() => scrollTop + (top + bottom) / 2);
});
