import assert from 'node:assert/strict';
import test from 'node:test';
import { PageLog } from './page-log.ts';

const OWN = 'http://localhost:8080/';
const OTHER = 'https://example.org/';

/** The log of a page that was opened, with these requests before and after. */
function logged(before: readonly (readonly [url: string, type: string])[], after = before) {
  const log = new PageLog();
  log.addRequest('GET', OWN, 'document');
  assert.deepEqual(log.requests, []);
  for (const request of before) log.addRequest('GET', ...request);
  log.isOpen = true;
  for (const request of after) log.addRequest('GET', ...request);
  return log;
}

test('while it opens, a page may ask for its own documents, scripts, styles, images and fonts', () => {
  const files = ['document', 'script', 'stylesheet', 'image', 'font'].map(
    (type) => [OWN + type, type] as const,
  );
  assert.deepEqual(logged(files, []).requests, []);
  assert.deepEqual(logged([], files).requests.length, files.length);
});

test('data and what is not its own count at any time, what the page holds itself never', () => {
  for (const type of ['fetch', 'xhr', 'eventsource', 'ping'])
    assert.deepEqual(logged([[OWN, type]], []).requests, [`GET ${OWN}`], type);
  for (const type of ['script', 'stylesheet', 'image', 'font'])
    assert.deepEqual(logged([[OTHER, type]], []).requests, [`GET ${OTHER}`], type);
  assert.deepEqual(
    logged([
      ['data:text/plain,x', 'fetch'],
      ['blob:x', 'image'],
    ]).requests,
    [],
  );
});

test('a request or message is unexpected unless a step has claimed it', () => {
  const log = logged([]);
  log.expectNothingUnexpected();
  log.addMessage('warning', 'threshold "x": use px or %');
  log.addMessage('error', 'blocked by the policy');
  assert.throws(() => log.expectNothingUnexpected(), /R7\.1, R8\.1.+blocked by the policy/s);
  assert.deepEqual(log.takeMessages('warning: ', 'px', 'rem'), []);
  assert.equal(log.takeMessages('warning: ', 'px', '%').length, 1);
  log.blocked.push('the policy');
  log.expectNothingUnexpected();
  log.addRequest('POST', OTHER, 'fetch');
  assert.throws(() => log.expectNothingUnexpected(), /asked for POST https:\/\/example\.org/);
});
