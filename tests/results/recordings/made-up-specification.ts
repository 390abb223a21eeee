import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import type { Specification } from '../specification.ts';
import { specify } from '../specify.ts';

/** The specification as of a made-up run, in a project of one point. */
export function specificationOf(envelopes: readonly Envelope[]): Specification {
  const features = mkdtempSync(join(tmpdir(), 'features-'));
  writeFileSync(join(features, 'README.md'), '| R1.1 | It shows rows |\n');
  return specify(envelopes, features);
}
