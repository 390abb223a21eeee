import type { Page } from '@playwright/test';
import { closedUp } from '../paper.ts';

/** Prints the page on sheets of A4; gives the PDF. */
export function print(page: Page): Promise<Buffer> {
  return page.pdf({ format: 'A4' });
}

/** The text of each sheet of a PDF, closed up, cell by cell. */
export async function readSheets(pdf: Uint8Array): Promise<string[]> {
  // Only where paper is read: it takes its time to load.
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map(closedUp);
}
