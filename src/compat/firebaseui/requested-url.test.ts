import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { keepRequestedUrl, toRequestedUrl } from './requested-url.ts';

function pass(query: string, url: string | undefined): string | undefined {
  const storage = createMemoryStorage();
  const address = new URL(`https://app.example/Login${query}`);
  keepRequestedUrl(storage, address, 'signInSuccessUrl');
  return toRequestedUrl(storage, address, url);
}

for (const [text, absolute] of [
  ['/deep', 'https://app.example/deep'],
  ['deep?a=1%23', 'https://app.example/deep?a=1%23'],
  ['https://app.example/deep', 'https://app.example/deep'],
] as const) {
  test(`the success URL ${text} is reported as the address has it`, () => {
    assert.equal(pass(`?signInSuccessUrl=${encodeURIComponent(text)}`, absolute), text);
  });
}

test('a success URL that the widget has refused or replaced is not reported', () => {
  assert.equal(pass('?signInSuccessUrl=//evil.example/', undefined), undefined);
  assert.equal(pass('?signInSuccessUrl=/old', 'https://app.example/new'), 'https://app.example/new');
  assert.equal(pass('', undefined), undefined);
  assert.equal(pass('', 'https://app.example/new'), 'https://app.example/new');
});

test('the success URL is kept for the page load after a redirect, and reported once', () => {
  const storage = createMemoryStorage();
  const address = new URL('https://app.example/Login');
  keepRequestedUrl(storage, new URL('?next=/deep', address), 'next');
  keepRequestedUrl(storage, address, 'next');
  assert.equal(toRequestedUrl(storage, address, 'https://app.example/deep'), '/deep');
  assert.equal(toRequestedUrl(storage, address, 'https://app.example/deep'), 'https://app.example/deep');
});

test('a full storage does not stop the sign-in', () => {
  const full = { ...createMemoryStorage(), setItem: () => assert.fail('QuotaExceededError') };
  assert.doesNotThrow(() => keepRequestedUrl(full, new URL('https://app.example/?next=/a'), 'next'));
});
