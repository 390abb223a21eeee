import { expect, test } from '@playwright/test';
import { faultsInSight } from '../../driver/driven/ink.ts';
import { DrivenWindow } from '../../driver/driven/window.ts';
import { WINDOW } from '../../driver/judged-window.ts';
import { pageOf, withPage } from './pages.ts';

const LABEL =
  '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">Name: </span>';
const ROW = `<tr><td>1a2b3c4d</td><td>${LABEL}Al Bo</td><td>Ohio, Akron, 7 Elm Court</td><td>555-0100</td></tr>`;
const HEADS = ['UUID &#9650;', 'Name', 'Address', 'Phone'].map((text) => `<th>${text}</th>`);

const tableWith = (style: string) =>
  pageOf(
    `<style>table { width: 100%; table-layout: fixed } td, th { text-align: start; height: 30px } ${style}</style>
    <div id="root"><table><thead><tr>${HEADS.join('')}</tr></thead><tbody>${ROW.repeat(40)}</tbody></table></div>`,
  );

async function faultsWith(
  style: string,
  what: 'values' | 'markers',
  browser: import('@playwright/test').Browser,
) {
  const page = await browser.newPage({ viewport: WINDOW });
  await new DrivenWindow(page).prepare();
  return withPage({ body: tableWith(style) }, async (url) => {
    await page.goto(url);
    const faults = await faultsInSight(page, { what });
    await page.close();
    return faults;
  });
}

for (const [title, style] of [
  ['plain', ''],
  [
    'a gradient as the colour',
    'td { background: linear-gradient(90deg, red, blue) text; color: transparent }',
  ],
  [
    'an ellipsis',
    'td { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 60px }',
  ],
  [
    'a pale veil',
    'body::after { content: ""; position: fixed; inset: 0; background: #fff8; pointer-events: none }',
  ],
  [
    'bars at the edges',
    'th { position: sticky; top: 0; background: #fff } body::after { content: ""; position: fixed; inset: auto 0 0; height: 100px; background: #ccc }',
  ],
  ['hints by a style sheet', 'th + th::after { content: " ⇅" }'],
  [
    'a shadow, capitals and a line',
    'td { text-shadow: 1px 1px gray; text-transform: uppercase; text-decoration: underline }',
  ],
] as const)
  test(`can be seen: ${title}`, async ({ browser }) => {
    expect(await faultsWith(style, 'values', browser)).toEqual([]);
    expect(await faultsWith(style, 'markers', browser)).toEqual([]);
  });

for (const [title, style, fault] of [
  ['white on white', 'td:nth-child(4) { color: white }', 'the Phone ‘555-0100’ cannot be seen'],
  ['nearly transparent', 'table { opacity: 0.02 }', 'the UUID ‘1a2b3c4d’ cannot be seen'],
  ['black on black', 'td { background: black }', 'the UUID ‘1a2b3c4d’ cannot be seen'],
  [
    'cut off',
    'td { overflow: hidden; white-space: nowrap; max-width: 60px } table { width: 280px }',
    'the Address ‘Ohio, Akron, 7 Elm Court’ is cut off',
  ],
  [
    'over the row below',
    'tbody tr:nth-child(3) td { position: relative; top: 20px }',
    'the UUID ‘1a2b3c4d’ overlaps another value',
  ],
  [
    'under other headers',
    'thead tr { position: relative } th { position: absolute; width: 25% } th:nth-child(2) { left: 50% } th:nth-child(3) { left: 25% } th:nth-child(4) { left: 75% }',
    'the Address ‘Ohio, Akron, 7 Elm Court’ is not under its header',
  ],
  [
    'letters of a style sheet',
    'td:nth-child(2)::after { content: "Jane Doe" }',
    'the Name ‘Name: Al Bo’ has letters of a style sheet',
  ],
  ['white headers', 'th { color: white }', 'the header Name cannot be seen'],
  [
    'behind the headers',
    'tbody { position: relative; top: -40px } thead { position: relative; z-index: 1; background: #fff } th { background: #fff }',
    'the Name ‘Name: Al Bo’ cannot be seen',
  ],
] as const)
  test(`cannot be seen: ${title}`, async ({ browser }) => {
    expect(await faultsWith(style, 'values', browser)).toContain(fault);
  });

test('cannot be seen: a white marker', async ({ browser }) => {
  expect(await faultsWith('th { color: white }', 'markers', browser)).toEqual([
    'the marker of UUID ▲ cannot be seen',
  ]);
});
