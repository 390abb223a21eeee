import { expect, test } from '@playwright/test';
import { contractFault } from './contract.ts';
import { HEADERS, pageOf, tableOf, withPage } from './pages.ts';

const NO_PHONE = HEADERS.replace('<th>Phone</th>', '<th>Telephone</th>');

const INTO_SHADOW = `document.querySelector('#root').attachShadow({ mode: 'open' }).innerHTML = '${tableOf(60)}'`;

const TASKS_FOR_EVER = `const { port1, port2 } = new MessageChannel();
port1.onmessage = () => port2.postMessage(0);
window.onload = () => port2.postMessage(0);`;

const REFRESH = '<meta http-equiv="refresh" content="0; url=/refresh/index.html">';

for (const [reason, answer] of [
  [/answers with 401/, { status: 401 }],
  [/redirects to http.*\/short/, { status: 302, location: '/short' }],
  [/^no element #root/, { body: pageOf(`<div id="app">${tableOf(40).slice(15)}`) }],
  [/^no table in #root/, { body: pageOf('<div id="root">Loading...</div>') }],
  [/^no columnheader starts with "Phone"$/, { body: pageOf(tableOf(60, NO_PHONE)) }],
  [/^the window does not scroll$/, { body: pageOf(tableOf(1)) }],
  [/^the table is in a shadow root$/, { body: pageOf('<div id="root"></div>', INTO_SHADOW) }],
  [
    /^the page has no doctype, so the browser lays it out in quirks mode$/,
    { body: pageOf(tableOf(60)).replace('<!doctype html>', '') },
  ],
  [/^it redirects to http.*\/refresh\/index.html$/, { body: pageOf(REFRESH) }],
  [/does not come to rest within 10 s/, { body: pageOf(tableOf(60), TASKS_FOR_EVER) }],
] as const) {
  test(`a page cannot be judged: ${reason.source}`, async ({ browser }) => {
    expect(await withPage(answer, (url) => contractFault(url, browser))).toMatch(reason);
  });
}
