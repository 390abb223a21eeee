import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { contractFault } from './contract.ts';
import { type Answer, HEADERS, pageOf, tableOf } from './pages.ts';

/** The answers of the server, by path. */
const PAGES: Record<string, Answer> = {
  '/sign-in': { status: 401 },
  '/broken': { status: 500 },
  '/elsewhere': { status: 302, location: '/short' },
  '/password': { body: pageOf('<div id="root"><input type="password"></div>') },
  '/no-root': { body: pageOf(`<div id="app">${tableOf(40).slice(15)}`) },
  '/no-table': { body: pageOf('<div id="root">Loading...</div>') },
  '/no-phone': {
    body: pageOf(tableOf(60, HEADERS.replace('<th>Phone</th>', '<th>Telephone</th>'))),
  },
  '/short': { body: pageOf(tableOf(1)) },
  '/shadow': {
    body: pageOf(
      '<div id="root"></div>',
      `document.querySelector('#root').attachShadow({ mode: 'open' }).innerHTML = '${tableOf(60)}'`,
    ),
  },
  '/no-doctype': { body: pageOf(tableOf(60)).replace('<!doctype html>', '') },
  '/refresh': { body: pageOf('<meta http-equiv="refresh" content="0; url=/refresh/index.html">') },
  '/restless': {
    body: pageOf(
      tableOf(60),
      // Each change waits for a slow server, so that it takes no time of the processor.
      `const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const request = new XMLHttpRequest();
        request.open('GET', '/slow', false);
        request.send();
        document.title += '.';
        port2.postMessage(0);
      };
      window.onload = () => port2.postMessage(0);`,
    ),
  },
};

const server = createServer(({ url = '' }, answer) => {
  if (url === '/slow') {
    setTimeout(() => answer.end(), 100);
    return;
  }
  const { status = 200, location, body = '' } = PAGES[url] ?? { status: 404 };
  answer.writeHead(status, { 'Content-Type': 'text/html', ...(location && { location }) });
  answer.end(body);
});

test.beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
test.afterAll(() => {
  server.close();
});

const addressOf = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('a server that is still starting is waited for', async () => {
  const statuses = [0, 502, 503, 504, 418];
  const late = createServer(({ socket }, answer) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status) answer.writeHead(status).end();
    else socket.destroy();
  });
  await once(late.listen(0, '127.0.0.1'), 'listening');
  const { port } = late.address() as AddressInfo;
  await new Promise((closed) => late.close(closed));
  setTimeout(() => late.listen(port, '127.0.0.1'), 500);
  expect(await contractFault(`http://127.0.0.1:${port}/`)).toBe('it answers with 418');
  late.close();
});

for (const [path, reason] of [
  ['/sign-in', /needs a sign-in and answers with 401/],
  ['/broken', /answers with 500/],
  ['/elsewhere', /redirects to http.*\/short/],
  ['/password', /needs a sign-in and asks for a password/],
  ['/no-root', /^no element #root/],
  ['/no-table', /^no table in #root/],
  ['/no-phone', /^no columnheader starts with "Phone"$/],
  ['/short', /^the window does not scroll$/],
  ['/shadow', /^the table is in a shadow root$/],
  ['/no-doctype', /^the page has no doctype, so the browser lays it out in quirks mode$/],
  ['/refresh', /^it redirects to http.*\/refresh\/index.html$/],
  ['/restless', /does not come to rest within 10 s/],
] as const) {
  test(`why ${path} cannot be judged`, async () => {
    expect(await contractFault(addressOf(path))).toMatch(reason);
  });
}
