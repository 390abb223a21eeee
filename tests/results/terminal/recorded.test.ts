/** The terminal output of recorded runs. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import test from 'node:test';
import { readRecording } from '../recordings/read.ts';
import type { Name } from '../recordings/recordings.ts';
import failures from './failures.ts';
import { printed } from './printed.ts';

/** The terminal output of a recording. */
const shownOf = (name: Name) => printed(failures, readRecording(name));

test('a failed example is shown with its sentence, expected and actual values, picture and trace', () => {
  const shown = shownOf('failed');
  const first = shown.split(/^(?=\d+\) )/m).find((each) => /^\d+\) R9\.1 /.test(each)) ?? '';
  assert.match(first, /Then the table has 40 rows/);
  assert.match(first, /Expected: 40\n +Received: 1\n/);
  const [, picture = ''] = /Picture: (reports\/failures\/\S+\.webp)\n/.exec(first) ?? [];
  assert.ok(existsSync(picture), first);
  assert.match(first, /npx playwright show-trace reports\/failures\/\S+\.zip\n/);
  assert.doesNotMatch(shown, /node_modules|✔/);
});

test('an example that passes on repetition has failed, and is shown once', () => {
  const shown = shownOf('repeated');
  assert.equal(shown.match(/^\d+\) /gm)?.length, 1);
  assert.match(shown, /Flaky: it passed when it was run again. The first failure: /);
  assert.match(shown, /Expected: 40\n +Received: 39\n/);
});

test('sentences without a step are shown with suggested steps, and nothing else', () => {
  const shown = shownOf('undefined');
  assert.match(shown, /^1\) B1 Hats\n +\S+new\.feature:\d+\n\n +Given a hat\n/m);
  assert.match(shown, /Given\('a hat', function/);
  assert.match(shown, /^ +Then 2 hats are red$/m);
  assert.match(shown, /Then\('\{int\} hats are red', function/);
  assert.doesNotMatch(shown, /contact|Before|After|hooks|✔/);
});
