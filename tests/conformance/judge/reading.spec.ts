import { expect, test } from '@playwright/test';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { DrivenWindow } from '../../driver/driven/window.ts';
import { expectSoon } from '../../driver/expect.ts';
import { NotJudged, WINDOW } from '../../driver/judged-window.ts';
import { HEADERS, pageOf, withPage } from './pages.ts';

/** 60 rows, of which only those in the window below its headers are rendered, less those for which `lacks` holds. */
const windowed = (lacks: string) =>
  pageOf(
    `<style>body { margin: 0 } th { position: sticky; top: 0; height: 100px; background: #fff } td { height: 38px }
     tr, td, th { padding: 0 } table { border-spacing: 0 }</style>
     <div id="root"><table aria-rowcount="61"><thead>${HEADERS}</thead><tbody></tbody></table></div>`,
    `const render = () => {
       const [from, to] = [Math.floor(scrollY / 38), Math.min(60, Math.ceil((scrollY + innerHeight - 100) / 38))];
       const space = (rows) => '<tr><td style="height: ' + 38 * rows + 'px"></td></tr>';
       let text = space(from);
       for (let place = from; place < to; place += 1)
         if (!(${lacks})) text += '<tr aria-rowindex="' + (place + 2) + '">' + ('<td>' + place + '</td>').repeat(4);
       document.querySelector('tbody').innerHTML = text + space(60 - to);
     };
     addEventListener('scroll', render);
     render();`,
  );

for (const [title, lacks, expected] of [
  ['every row is read, also from behind sticky headers', 'false', 60],
  ['a row that is missing between two others is one that the page has lost', 'place === 30', 59],
  ['so is the last one, at the end of the page', 'place === 59', 59],
  [
    'a row that could not be read is not judged',
    // Those that are the first or the last in the window.
    'place === 22 && (place === from || place === to - 1 || place === from + 1)',
    'row 23 was not in the document at any place of the list',
  ],
] as const)
  test(title, async ({ browser }) => {
    const page = await browser.newPage({ viewport: WINDOW });
    const window = new DrivenWindow(page);
    await window.prepare('installClock');
    const read = await withPage({ body: windowed(lacks) }, async (url) => {
      const contacts = new ContactsPage(window, url);
      await contacts.open();
      return contacts.allRows().then(
        ({ length }) => length,
        ({ message }) => message,
      );
    });
    expect(read).toBe(expected);
    await page.close();
  });

test('a page that is still changing when the time is over is not judged', async () => {
  const page = { isStill: async () => false };
  const error = await expectSoon(page, () => Promise.reject(new Error('39 rows'))).catch(
    (each) => each,
  );
  expect(error).toBeInstanceOf(NotJudged);
  expect(error.message).toBe('the page is still changing: 39 rows');
});
