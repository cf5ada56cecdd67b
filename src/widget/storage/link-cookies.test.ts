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
