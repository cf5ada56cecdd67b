import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { linkCookies } from './link-cookies.ts';

/** What a page at this protocol writes. */
function cookiesWrittenAt(context: TestContext, protocol: string): string[] {
  const written: string[] = [];
  const document = Object.defineProperty({}, 'cookie', {
    set(text: string) {
      written.push(text);
    },
  });
  const before = Object.getOwnPropertyDescriptors(globalThis);
  Object.defineProperty(globalThis, 'location', { value: { protocol }, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  context.after(() => {
    for (const name of ['location', 'document'] as const) {
      Reflect.deleteProperty(globalThis, name);
      if (before[name]) Object.defineProperty(globalThis, name, before[name]);
    }
  });
  return written;
}

for (const [protocol, attributes] of [
  ['https:', 'Max-Age=3600; Path=/; SameSite=Lax; Secure'],
  ['http:', 'Max-Age=3600; Path=/; SameSite=Lax'],
] as const) {
  test(`at ${protocol} a cookie is written with ${attributes}`, async (context) => {
    const written = cookiesWrittenAt(context, protocol);
    await linkCookies.write('emailForSignIn', 'token', 'ada@example.com');
    const [cookie = ''] = written;
    assert.match(cookie, /^emailForSignIn=[\w-]+; /);
    assert.equal(cookie.slice(cookie.indexOf('; ') + 2), attributes);
  });
}

test('to forget the cookies ends both', (context) => {
  const written = cookiesWrittenAt(context, 'https:');
  linkCookies.clear();
  assert.deepEqual(
    written.map((cookie) => cookie.split('; ').slice(0, 2).join('; ')),
    ['emailForSignIn=; Max-Age=0', 'pendingEncryptedCredential=; Max-Age=0'],
  );
});

/** A browser that keeps cookies as they are written. */
function cookieJar(context: TestContext): Map<string, string> {
  const jar = new Map<string, string>([['theme', 'dark']]);
  const document = Object.defineProperty({}, 'cookie', {
    get: () => [...jar].map((cookie) => cookie.join('=')).join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^(.*?)=(.*?);/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
  Object.defineProperty(globalThis, 'location', { value: { protocol: 'https:' }, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  context.after(() => {
    for (const name of ['location', 'document']) Reflect.deleteProperty(globalThis, name);
  });
  return jar;
}

test('what was written is read with the link’s own token, and with no other', async (context) => {
  const jar = cookieJar(context);
  assert.equal(linkCookies.has('emailForSignIn'), false);
  assert.equal(await linkCookies.read('emailForSignIn', 'token'), null);
  await linkCookies.write('emailForSignIn', 'token', 'ada@example.com');
  assert.equal(linkCookies.has('emailForSignIn'), true);
  assert.equal(linkCookies.has('pendingEncryptedCredential'), false);
  assert.equal(await linkCookies.read('emailForSignIn', 'token'), 'ada@example.com');
  assert.equal(await linkCookies.read('emailForSignIn', 'another'), null);
  jar.set('pendingEncryptedCredential', jar.get('emailForSignIn') ?? '');
  assert.equal(await linkCookies.read('pendingEncryptedCredential', 'token'), null);
});

test('where nothing is kept, nothing is worked out to open it', async (context) => {
  cookieJar(context);
  const derived = context.mock.method(crypto.subtle, 'importKey');
  assert.equal(await linkCookies.read('emailForSignIn', 'token'), null);
  assert.equal(derived.mock.callCount(), 0);
});

test('a cookie whose name only begins so is another', async (context) => {
  cookieJar(context).set('emailForSignIn2', 'x');
  assert.equal(linkCookies.has('emailForSignIn'), false);
});
