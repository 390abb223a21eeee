import assert from 'node:assert/strict';
import test from 'node:test';
import { PageLog } from './page-log.ts';

const OWN = 'http://localhost:8080/';
const OTHER = 'https://example.org/';

/** What a page has asked for by these requests while it opens, apart from itself. */
function askedFor(...requests: readonly (readonly [url: string, type: string])[]) {
  const log = new PageLog();
  log.addRequest('GET', OWN, 'document');
  for (const request of requests) log.addRequest('GET', ...request);
  return log.requests;
}

test('data and what is not its own count while a page opens, what it holds itself and its own files do not', () => {
  for (const type of ['fetch', 'xhr', 'eventsource', 'ping'])
    assert.deepEqual(askedFor([OWN, type]), [`GET ${OWN}`], type);
  for (const type of ['script', 'stylesheet', 'image', 'font']) {
    assert.deepEqual(askedFor([OTHER, type]), [`GET ${OTHER}`], type);
    assert.deepEqual(askedFor([OWN, type]), [], type);
  }
  assert.deepEqual(askedFor(['data:text/plain,x', 'fetch'], ['blob:x', 'image']), []);
});
