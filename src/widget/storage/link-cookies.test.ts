import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { linkCookies } from './link-cookies.ts';

/** Stubs a page with the given protocol and returns the list of cookies that are written. */
function recordCookies(context: TestContext, protocol: string): string[] {
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
  test(`on a page with ${protocol} a cookie has the attributes ${attributes}`, async (context) => {
    const written = recordCookies(context, protocol);
    await linkCookies.write('emailForSignIn', 'token', 'ada@example.com');
    const [cookie = ''] = written;
    assert.match(cookie, /^emailForSignIn=[\w-]+; /);
    assert.equal(cookie.slice(cookie.indexOf('; ') + 2), attributes);
  });
}

test('clear deletes both cookies', (context) => {
  const written = recordCookies(context, 'https:');
  linkCookies.clear();
  assert.deepEqual(
    written.map((cookie) => cookie.split('; ').slice(0, 2).join('; ')),
    ['emailForSignIn=; Max-Age=0', 'pendingEncryptedCredential=; Max-Age=0'],
  );
});

/** Stubs `document.cookie` with a jar that contains an unrelated cookie. */
function stubCookieJar(context: TestContext): Map<string, string> {
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

test('a cookie can be read only with its own token and name', async (context) => {
  const jar = stubCookieJar(context);
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

test('no key is derived if there is no cookie', async (context) => {
  stubCookieJar(context);
  const derived = context.mock.method(crypto.subtle, 'importKey');
  assert.equal(await linkCookies.read('emailForSignIn', 'token'), null);
  assert.equal(derived.mock.callCount(), 0);
});

test('a cookie whose name only starts with ours is ignored', async (context) => {
  stubCookieJar(context).set('emailForSignIn2', 'x');
  assert.equal(linkCookies.has('emailForSignIn'), false);
});
