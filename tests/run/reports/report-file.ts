import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '../settings.ts';

/** A report cannot be used. */
export class ReportError extends Refusal {}

/** Path of a report until it is complete. */
export const unfinishedPath = (path: string) => `${path}.part`;

/** Moves a complete report to its path, if there is one. */
export function publish(path: string): void {
  if (existsSync(unfinishedPath(path))) renameSync(unfinishedPath(path), path);
}

/** Writes a report completely or not at all. */
export function writeReport(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinishedPath(path), text);
  publish(path);
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
