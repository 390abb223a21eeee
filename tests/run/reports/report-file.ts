import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../settings.ts';

/** A report cannot be used. */
export class ReportError extends Refusal {}

/** Writes a report. */
export function writeReport(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Reads a report.
 *
 * @param parse parses the text
 * @returns `undefined` if there is none
 * @throws ReportError if it cannot be parsed
 */
export function readReport<Value>(path: string, parse: (text: string) => Value): Value | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ReportError(`${path} is damaged`, { cause });
  }
}
