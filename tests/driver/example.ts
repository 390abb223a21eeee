/** What is done around the sentences of each example, wherever it runs. */
import { PickleStepType } from '@cucumber/messages';
import type { ContactsPage } from './contacts-page.ts';
import { expect } from './expect.ts';
import { takeSnapshot } from './snapshot.ts';

/** Keeps what the page shows right before the first action of an example. */
export async function beforeStep(
  contacts: ContactsPage,
  type: PickleStepType | undefined,
): Promise<void> {
  if (type !== PickleStepType.ACTION || !contacts.opened) return;
  contacts.before ??= await takeSnapshot(contacts);
}

/** @throws Error if the page has said or asked for something that no sentence expects */
export function expectQuiet({ window }: ContactsPage): void {
  expect(window.quiet.breaches(), 'R7.1, R8.1: the page stays quiet').toEqual([]);
}
