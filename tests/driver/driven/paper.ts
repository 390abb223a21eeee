import type { Page } from '@playwright/test';
import { closedUp } from '../paper.ts';

/** Prints the page on sheets of A4; gives the PDF. */
export function print(page: Page): Promise<Buffer> {
  return page.pdf({ format: 'A4' });
}

/** The text of each sheet of a PDF, closed up, cell by cell. */
export async function readSheets(pdf: Uint8Array): Promise<string[]> {
  // Only where paper is read: it takes its time to load.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(pdf);
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    sheets.push(closedUp(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await paper.destroy();
  return sheets;
}
