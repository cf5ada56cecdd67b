import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { linkCookies } from './link-cookies.ts';
import { readCookies } from './link-keys.ts';
import { deriveKey } from './derive-key.ts';
import { seal } from './seal.ts';
import { createStateToken } from './state-token.ts';

const token = createStateToken();

/** Stubs a page with this protocol, such as `https:`. Returns the list of cookies that are written. */
function recordCookies(context: TestContext, protocol: string): string[] {
  const written: string[] = [];
  const document = Object.defineProperty({}, 'cookie', {
    get: () => written.map((cookie) => cookie.split('; ')[0]).join('; '),
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

for (const [protocol, name, attributes] of [
  ['https:', '__Host-emailForSignIn', 'Max-Age=3600; Path=/; SameSite=Lax; Secure'],
  ['http:', 'emailForSignIn', 'Max-Age=3600; Path=/; SameSite=Lax'],
] as const) {
  test(`on a page with ${protocol} the cookie ${name} has the attributes ${attributes}`, async (context) => {
    const written = recordCookies(context, protocol);
    await linkCookies.write('emailForSignIn', token, 'ada@example.com');
    const [cookie = ''] = written;
    assert.match(cookie, new RegExp(`^${name}=[\\w-]+; `));
    assert.equal(cookie.slice(cookie.indexOf('; ') + 2), attributes);
  });
}

test('on https, clear deletes both cookies, and those of earlier versions', (context) => {
  const written = recordCookies(context, 'https:');
  linkCookies.clear();
  const attributes = 'Max-Age=0; Path=/; SameSite=Lax; Secure';
  assert.deepEqual(written, [
    `emailForSignIn=; ${attributes}`,
    `__Host-emailForSignIn=; ${attributes}`,
    `pendingEncryptedCredential=; ${attributes}`,
    `__Host-pendingEncryptedCredential=; ${attributes}`,
  ]);
});

test('on http, clear deletes both cookies', (context) => {
  const written = recordCookies(context, 'http:');
  linkCookies.clear();
  const attributes = 'Max-Age=0; Path=/; SameSite=Lax';
  assert.deepEqual(written, [`emailForSignIn=; ${attributes}`, `pendingEncryptedCredential=; ${attributes}`]);
});

/**
 * Replaces `document.cookie` with a stub. The stub contains an unrelated cookie from the start, and rejects long
 * cookies as browsers do.
 */
function stubCookieJar(context: TestContext): Map<string, string> {
  const jar = new Map<string, string>([['theme', 'dark']]);
  const document = Object.defineProperty({}, 'cookie', {
    configurable: true,
    get: () => [...jar].map((cookie) => cookie.join('=')).join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^(.*?)=(.*?);/.exec(text) ?? [];
      if (name.length + value.length > 4096) return;
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
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
  assert.equal(await linkCookies.read('emailForSignIn', token), null);
  await linkCookies.write('emailForSignIn', token, 'ada@example.com');
  assert.equal(linkCookies.has('emailForSignIn'), true);
  assert.equal(linkCookies.has('pendingEncryptedCredential'), false);
  assert.equal(await linkCookies.read('emailForSignIn', token), 'ada@example.com');
  assert.equal(await linkCookies.read('emailForSignIn', createStateToken()), null);
  jar.set('__Host-pendingEncryptedCredential', jar.get('__Host-emailForSignIn') ?? '');
  assert.equal(await linkCookies.read('pendingEncryptedCredential', token), null);
});

test('no key is derived if there is no cookie', async (context) => {
  stubCookieJar(context);
  const derived = context.mock.method(crypto.subtle, 'importKey');
  assert.equal(await linkCookies.read('emailForSignIn', token), null);
  assert.equal(derived.mock.callCount(), 0);
});

test('a cookie whose name only begins with the name of our cookie is ignored', async (context) => {
  stubCookieJar(context).set('__Host-emailForSignIn2', 'x');
  assert.equal(linkCookies.has('emailForSignIn'), false);
});

test('on https, a cookie without the prefix is ignored, because a subdomain can have planted it', async (context) => {
  const jar = stubCookieJar(context);
  jar.set('emailForSignIn', await seal(await deriveKey(token), 'emailForSignIn', 'mallory@example.com'));
  assert.equal(linkCookies.has('emailForSignIn'), false);
  assert.equal(await linkCookies.read('emailForSignIn', token), null);
});

for (const made of ['', 'token', token.slice(1), `${token}a`, `${token.slice(1)}-`]) {
  test(`a cookie that was encrypted with the invalid token "${made}" is ignored`, async (context) => {
    const jar = stubCookieJar(context);
    jar.set('__Host-emailForSignIn', await seal(await deriveKey(made), 'emailForSignIn', 'mallory@example.com'));
    assert.equal(await linkCookies.read('emailForSignIn', made), null);
  });
}

const longCredential = JSON.stringify({ providerId: 'saml.initech', pendingToken: 'x'.repeat(6000) });

test('a credential that is too long for a cookie is kept for an hour in the local storage', async (context) => {
  const now = context.mock.method(Date, 'now', () => 1_000_000);
  const jar = stubCookieJar(context);
  const storage = stubLocalStorage(context);
  await linkCookies.write('pendingEncryptedCredential', token, longCredential);
  assert.deepEqual([...jar.keys()], ['theme']);
  assert.deepEqual([...storage.keys()], ['doorstep:pendingEncryptedCredential']);
  assert.doesNotMatch(JSON.stringify([...storage]), /initech/);
  assert.equal(linkCookies.has('pendingEncryptedCredential'), true);
  now.mock.mockImplementation(() => 1_000_000 + 3_599_999);
  assert.equal(await linkCookies.read('pendingEncryptedCredential', token), longCredential);
  now.mock.mockImplementation(() => 1_000_000 + 3_600_000);
  assert.equal(await linkCookies.read('pendingEncryptedCredential', token), null);
  assert.equal(storage.size, 0);
});

test('a credential that fits into a cookie is not kept in the local storage', async (context) => {
  stubCookieJar(context);
  const storage = stubLocalStorage(context);
  await linkCookies.write('pendingEncryptedCredential', token, '{}');
  assert.equal(linkCookies.has('pendingEncryptedCredential'), true);
  assert.equal(storage.size, 0);
});

for (const [cookie, isOfFirebaseUi] of [
  ['emailForSignIn="0af9"', true],
  ['emailForSignIn:app="0af9"', true],
  ['otherEmailForSignIn="0af9"', false],
  ['myemailForSignIn="0af9"', false],
  ['emailForSignIn="0af9"x', false],
  ['emailForSignIn=0af9', false],
  ['emailForSignIn="email"', false],
] as const) {
  test(`the cookie ${cookie} is ${isOfFirebaseUi ? '' : 'not '}one of FirebaseUI`, (context) => {
    const at = cookie.indexOf('=');
    stubCookieJar(context).set(cookie.slice(0, at), cookie.slice(at + 1));
    assert.equal(linkCookies.hasOfFirebaseUi(), isOfFirebaseUi);
  });
}

test("clear deletes FirebaseUI's cookies, whose names may contain the name of an app", (context) => {
  const jar = stubCookieJar(context);
  for (const name of ['emailForSignIn', 'emailForSignIn:app', 'pendingEncryptedCredential:app'])
    jar.set(name, '"0af9"');
  linkCookies.clear();
  assert.deepEqual([...jar.keys()], ['theme']);
});

test('without access to cookies, readCookies returns an empty list', (context) => {
  stubCookieJar(context);
  Object.defineProperty(document, 'cookie', {
    get() {
      throw new Error('SecurityError');
    },
  });
  assert.deepEqual(readCookies(), []);
});

test('clear deletes a long credential', async (context) => {
  stubCookieJar(context);
  const storage = stubLocalStorage(context);
  await linkCookies.write('pendingEncryptedCredential', token, longCredential);
  assert.equal(storage.size, 1);
  linkCookies.clear();
  assert.equal(storage.size, 0);
});

test('without local storage, a long credential is not kept', async (context) => {
  stubCookieJar(context);
  await linkCookies.write('pendingEncryptedCredential', token, longCredential);
  assert.equal(linkCookies.has('pendingEncryptedCredential'), false);
});

function stubLocalStorage(context: TestContext): Map<string, string> {
  const items = new Map<string, string>();
  const value = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: items.set.bind(items),
    removeItem: items.delete.bind(items),
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  context.after(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
  });
  return items;
}

/** Stubs a sandboxed frame, in which every access to a cookie throws. */
function denyCookies(context: TestContext): void {
  stubCookieJar(context);
  const deny = (): never => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const document = Object.defineProperty({}, 'cookie', { get: deny, set: deny });
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
}

test('without access to cookies, the local storage keeps the values', async (context) => {
  denyCookies(context);
  stubLocalStorage(context);
  await linkCookies.write('emailForSignIn', token, 'ada@example.com');
  assert.equal(await linkCookies.read('emailForSignIn', token), 'ada@example.com');
  linkCookies.clear();
  assert.equal(linkCookies.has('emailForSignIn'), false);
});

test('without access to cookies and local storage, nothing is kept, and nothing throws', async (context) => {
  denyCookies(context);
  await linkCookies.write('emailForSignIn', token, 'ada@example.com');
  assert.equal(linkCookies.has('emailForSignIn'), false);
  assert.doesNotThrow(linkCookies.clear);
});

for (const [name, value, isFound] of [
  ['emailForSignIn', '"0a1b"', true],
  ['emailForSignIn:admin', '"0a1b"', true],
  ['emailForSignIn', 'AbC_-', false],
  ['emailForSignIn', '"mallory"', false],
  ['emailForSignIn2', '"0a1b"', false],
] as const) {
  test(`the cookie ${name}=${value} is ${isFound ? 'of FirebaseUI' : 'of another library'}`, async (context) => {
    const jar = stubCookieJar(context);
    jar.set(name, value);
    assert.equal(linkCookies.hasOfFirebaseUi(), isFound);
    assert.equal(linkCookies.has('emailForSignIn'), false);
    assert.equal(await linkCookies.read('emailForSignIn', token), null);
    linkCookies.clear();
    assert.equal(linkCookies.hasOfFirebaseUi(), false);
  });
}
