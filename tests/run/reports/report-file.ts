import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A report that cannot be read, although there is one. */
export class DamagedReport extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} is damaged`, { cause });
  }
}

/** Where a report is written until it is whole. */
export const partOf = (path: string) => `${path}.part`;

/** Makes a whole report of its part, unless there is none. */
export function complete(path: string): void {
  if (existsSync(partOf(path))) renameSync(partOf(path), path);
}

/** Writes a report as a whole, or not at all. */
export function writeReport(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(partOf(path), text);
  complete(path);
}

/**
 * Reads a report.
 *
 * @param parse makes something of its text; whatever it throws means that the report is damaged
 * @returns `undefined` if there is none
 * @throws DamagedReport
 */
export function readReport<Value>(path: string, parse: (text: string) => Value): Value | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new DamagedReport(path, error);
  }
}

/** Reads a report as if there were none if it is damaged, and says so. */
export function readIfWhole<Value>(
  path: string,
  parse: (text: string) => Value,
): Value | undefined {
  try {
    return readReport(path, parse);
  } catch (error) {
    if (!(error instanceof DamagedReport)) throw error;
    console.error(`${error.message}; it is passed over.`);
    return undefined;
  }
}
