import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dedented, headed } from '../../results/prose.ts';
import { Prose } from '../page/Prose.tsx';

const shown = (text: string) => renderToStaticMarkup(createElement(Prose, { text }));

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

test('a heading is text, in the first line of its prose', () => {
  assert.equal(shown(headed('Keys', 'They sort.')), '<p><strong>Keys.</strong> They sort.</p>');
  assert.equal(shown(headed('', '- a')).replaceAll('\n', ''), '<ul><li>a</li></ul>');
  const list = shown(headed('Keys', '- a')).replaceAll('\n', '');
  assert.equal(list, '<p><strong>Keys.</strong></p><ul><li>a</li></ul>');
  const hostile = '<b>x</b> & *y* `z` [a](b) 1. c_d_e';
  const escaped = '&lt;b&gt;x&lt;/b&gt; &amp; *y* `z` [a](b) 1. c_d_e';
  assert.equal(shown(headed(hostile, '')), `<p><strong>${escaped}.</strong></p>`);
});
