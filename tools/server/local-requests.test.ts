import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isForThisMachine, isFromOwnPage, isFromThisMachine } from './local-requests.ts';

for (const host of ['127.0.0.1:5100', 'localhost:5100', 'localhost', 'app.localhost:80', '[::1]:5100', '127.1.2.3']) {
  test(`the host ${host} is this machine`, () => assert.equal(isForThisMachine({ headers: { host } }), true));
}

for (const host of [
  undefined,
  '',
  'evil.example:5100',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example@127.0.0.1.nip.io',
  '192.168.0.7:5100',
  'evil-localhost',
  '[::2]',
]) {
  test(`the host ${host} is not this machine`, () => {
    assert.equal(isForThisMachine({ headers: host === undefined ? {} : { host } }), false);
  });
}

test('a request comes from this machine if its page does, or if there is no page', () => {
  const isLocal = (origin?: string) => isFromThisMachine({ headers: origin === undefined ? {} : { origin } });
  assert.equal(isLocal(), true);
  assert.equal(isLocal('http://localhost:5173'), true);
  assert.equal(isLocal('https://evil.example'), false);
  assert.equal(isLocal('null'), false);
});

test('a request comes from a page of this server if origin and host are the same', () => {
  const host = '127.0.0.1:5100';
  assert.equal(isFromOwnPage({ headers: { host } }), true);
  assert.equal(isFromOwnPage({ headers: { host, origin: 'http://127.0.0.1:5100' } }), true);
  assert.equal(isFromOwnPage({ headers: { host, origin: 'http://127.0.0.1:5101' } }), false);
  assert.equal(isFromOwnPage({ headers: { host, origin: 'null' } }), false);
});
