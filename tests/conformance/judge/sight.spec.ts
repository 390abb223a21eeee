import { type Browser, expect, test } from '@playwright/test';
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
    `<style>table { width: 320px; table-layout: fixed } td, th { text-align: start; height: 30px } ${style}</style>
    <div id="root"><table><thead><tr>${HEADS.join('')}</tr></thead><tbody>${ROW.repeat(40)}</tbody></table></div>`,
  );

/** What is wrong with the values, headers and markers of a page with this style. */
async function faultsWith(style: string, browser: Browser): Promise<string[]> {
  const page = await browser.newPage({ viewport: WINDOW });
  await new DrivenWindow(page).prepare();
  return withPage({ body: tableWith(style) }, async (url) => {
    await page.goto(url);
    const faults = [
      ...(await faultsInSight(page, { what: 'values' })),
      ...(await faultsInSight(page, { what: 'markers' })),
    ];
    await page.close();
    return faults;
  });
}

const NO_ROOM = 'td:nth-child(3) { overflow: hidden; white-space: nowrap }';

test('a gradient as the colour, a shadow, capitals, a line, an ellipsis, a hint, a pale veil and bars leave texts legible', async ({
  browser,
}) => {
  const style = `${NO_ROOM} td:nth-child(3) { text-overflow: ellipsis }
    td:nth-child(1) { background: linear-gradient(90deg, red, blue) text; color: transparent }
    td:nth-child(2) { text-shadow: 1px 1px gray; text-transform: uppercase; text-decoration: underline }
    th { position: sticky; top: 0; background: #fff }
    th + th::after { content: " ⇅" }
    body::before { content: ""; position: fixed; inset: 0; background: #fff8; pointer-events: none; z-index: 1 }
    body::after { content: ""; position: fixed; inset: auto 0 0; height: 100px; background: #ccc }`;
  expect(await faultsWith(style, browser)).toEqual([]);
});

for (const [style, ...faults] of [
  ['td:nth-child(4) { color: white }', 'the Phone ‘555-0100’ cannot be seen'],
  ['table { opacity: 0.02 }', 'the UUID ‘1a2b3c4d’ cannot be seen'],
  [NO_ROOM, 'the Address ‘Ohio, Akron, 7 Elm Court’ is cut off'],
  [
    'tbody tr:nth-child(3) td { position: relative; top: 20px }',
    'the UUID ‘1a2b3c4d’ overlaps another value',
  ],
  [
    'thead tr { position: relative } th { position: absolute; width: 25% } th:nth-child(2) { left: 50% } th:nth-child(3) { left: 25% } th:nth-child(4) { left: 75% }',
    'the Address ‘Ohio, Akron, 7 Elm Court’ is not under its header',
  ],
  [
    'td:nth-child(2)::after { content: "Jane Doe" }',
    'the Name ‘Name: Al Bo’ has letters of a style sheet',
  ],
  ['th { color: white }', 'the header Name cannot be seen', 'the marker of UUID ▲ cannot be seen'],
] as const)
  test(`what a reader cannot see as it is: ${faults}`, async ({ browser }) => {
    const found = await faultsWith(style, browser);
    for (const fault of faults) expect(found).toContain(fault);
  });
