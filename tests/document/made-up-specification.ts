import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { Files } from './files.ts';
import type { Specification } from './specification.ts';
import { specify } from './specify.ts';

/** The document's data, of a made-up run in a project without other reports. */
export function specificationOf(envelopes: readonly Envelope[]): Specification {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  const features = join(project, 'features');
  mkdirSync(features);
  writeFileSync(join(features, 'README.md'), '| R1.1 | It shows rows |\n');
  return specify(envelopes, features, project, new Files(), new Map());
}
