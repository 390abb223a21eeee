import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A report exists, but cannot be read. */
export class DamagedReport extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} is damaged`, { cause });
  }
}

/** Path of a report until it is complete. */
export const partOf = (path: string) => `${path}.part`;

/** Moves a complete report to its path, if there is one. */
export function complete(path: string): void {
  if (existsSync(partOf(path))) renameSync(partOf(path), path);
}

/** Writes a report completely or not at all. */
export function writeReport(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(partOf(path), text);
  complete(path);
}

/**
 * Reads a report.
 *
 * @param parse parses the text; any error means that the report is damaged
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

/** Reads a report; ignores a damaged one and prints its name. */
export function readIfWhole<Value>(
  path: string,
  parse: (text: string) => Value,
): Value | undefined {
  try {
    return readReport(path, parse);
  } catch (error) {
    if (!(error instanceof DamagedReport)) throw error;
    console.error(`${error.message}; it is ignored.`);
    return undefined;
  }
}
