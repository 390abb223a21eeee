/** What a scenario leaves behind for the report. */
import { readFile } from 'node:fs/promises';
import * as evidence from '../../tests/evidence/attachments.ts';
import { reportName } from '../../tests/run/browser/engine.ts';
import type { SpecificationWorld } from './world.ts';

/** Number of contacts of a list that are shown. */
const SHOWN_CONTACTS = 4;

/**
 * Attaches a picture of the page, if one was opened: cropped to the outlines, or whole after a failure.
 */
export async function attachPicture(world: SpecificationWorld, isOk: boolean): Promise<void> {
  if (world.page.url() === 'about:blank') return;
  const { smallFailures } = world.parameters;
  const { body, ...facts } = await world.picture.take(!isOk && !smallFailures, smallFailures);
  evidence.attachPicture(world.attach, body, facts);
}

/** Attaches the trace of a scenario that has failed before. */
export async function attachTrace(world: SpecificationWorld, name: string): Promise<void> {
  const path = `${reportName('failures')}/${name}.zip`;
  await world.page.context().tracing.stop({ path });
  evidence.attachTrace(world.attach, await readFile(path));
  world.log(`npx playwright show-trace ${path}`);
}

/** Attaches the printed page, if any. */
export function attachPaper({ attach, paper }: SpecificationWorld): void {
  if (paper) evidence.attachPaper(attach, paper.pdf);
}

/** Attaches what a module returned, where there was no page to see. */
export function attachResult({ result, attach }: SpecificationWorld): void {
  const { contacts, error, warnings, markup } = result;
  const returned = {
    ...(contacts && { contacts: contacts.length, first: contacts.slice(0, SHOWN_CONTACTS) }),
    ...(error instanceof Error && { error: `${error.name}: ${error.message}` }),
    ...(warnings && { warnings }),
    ...(markup && { markup }),
  };
  if (Object.keys(returned).length > 0) evidence.attachReturned(attach, returned);
}
