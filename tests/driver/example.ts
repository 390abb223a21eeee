/** What happens around the sentences of each example, in a driven browser and in a frame. */
import { PickleStepType } from '@cucumber/messages';
import type { ContactsPage } from './contacts-page.ts';
import { expect } from './expect.ts';
import { firstInView } from './view.ts';

/** A snapshot of the page, as far as it can be read without scrolling. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

async function takeSnapshot({ inPage, generated }: ContactsPage) {
  const view = await inPage.readView();
  return {
    view,
    firstRow: firstInView(view.boxes),
    /** The text outside the rows. */
    text: await inPage.textAround(),
    /** The contacts of this visit by their place, as far as the page has shown them unsorted. */
    contacts: new Map(generated),
  };
}

/** Takes a snapshot before the first action of an example. */
export async function beforeStep(
  contacts: ContactsPage,
  type: PickleStepType | undefined,
): Promise<void> {
  if (type !== PickleStepType.ACTION || !contacts.opened) return;
  contacts.before ??= await takeSnapshot(contacts);
}

/** @throws Error if there were requests, console messages or errors that no sentence expects */
export function expectNothingUnexpected({ window }: ContactsPage): void {
  expect(window.log.unexpected(), 'R7.1, R8.1: unexpected requests or messages').toEqual([]);
}
