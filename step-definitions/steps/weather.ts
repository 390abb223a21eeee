import { When } from '@cucumber/cucumber';
import type { Position } from '../../tests/driver/contacts-page.ts';
import type { SpecificationWorld } from '../support/world.ts';

const HOUR_MS = 3_600_000;

When(
  'the reader scrolls to {position} in a burst of {int} events',
  async function (this: SpecificationWorld, position: Position, events: number) {
    await this.contacts.scrollInBurst(position, events);
  },
);

When(
  /^the machine's clock is set (back|forward) an hour$/,
  async function (this: SpecificationWorld, direction: string) {
    await this.contacts.clock.setMachine(direction === 'back' ? -HOUR_MS : HOUR_MS);
  },
);

When(
  'the reader leaves and comes back with the Back button',
  async function (this: SpecificationWorld) {
    await this.contacts.leaveAndReturn();
  },
);
