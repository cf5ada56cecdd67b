import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storedRedirectUrl } from './redirect-url.ts';
import { fullStorage, newStorage } from '../../../fixtures/storage.ts';

const url = new URL('https://app.example/cummies?a=1');

test('a success URL is stored until it is taken', () => {
  const { storage, kept } = newStorage();
  storedRedirectUrl.keep(storage, url);
  assert.deepEqual([...kept], [['doorstep:redirectUrl', url.href]]);
  assert.equal(storedRedirectUrl.take(storage), url.href);
  assert.equal(kept.size, 0);
  assert.equal(storedRedirectUrl.take(storage), null);
});

test('a failing storage loses the URL and is reported on the console', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  storedRedirectUrl.keep(fullStorage, url);
  assert.equal(storedRedirectUrl.take(fullStorage), null);
  assert.deepEqual(
    warn.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]),
    ['[doorstep] The success URL could not be stored.', '[doorstep] The success URL could not be stored.'],
  );
});
