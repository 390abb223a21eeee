import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedented, headed } from './prose.ts';

test('a description keeps its indentation relative to its first line', () => {
  const cases: [description: string, dedented: string, because: string][] = [
    ['  a\n  b', 'a\nb', ''],
    ['    - a\n      - b\n        - c', '- a\n  - b\n    - c', 'lists are nested'],
    ['  ```\n  a:\n    b\n  ```', '```\na:\n  b\n```', 'code is indented'],
    ['\n\n  a\n\n      b\n', 'a\n\n    b', 'an empty line has no indentation'],
    ['    a\n  b', 'a\nb', 'a line before it is not moved further'],
    ['\t- a\n\t\t- b', '- a\n\t- b', 'tabs count, too'],
    ['a\n  b', 'a\n  b', ''],
    ['', '', ''],
  ];
  for (const [description, expected, because] of cases) {
    assert.equal(dedented(description), expected, because);
  }
});

test('a heading is text, in the first line of its prose, or above a list', () => {
  assert.equal(headed('Keys', 'They sort.'), '**Keys.** They sort.');
  assert.equal(headed('', '- a'), '- a');
  assert.equal(headed('Keys', '- a'), '**Keys.**\n\n- a');
  const escaped = '\\<b\\>x\\<\\/b\\> \\& \\*y\\* \\`z\\` \\[a\\]\\(b\\) 1\\. c\\_d';
  assert.equal(headed('<b>x</b> & *y* `z` [a](b) 1. c_d', 'It is.'), `**${escaped}.** It is.`);
});
