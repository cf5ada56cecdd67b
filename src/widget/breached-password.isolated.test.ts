import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachedPassword, type BreachedPasswordOptions } from './breached-password.ts';
import { ConfigError } from './config/config-error.ts';

// The SHA-1 hash of "password", without its first five digits 5BAA6.
const suffix = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';
const list = ['0018A45C4D1DEF81644B54AB7F969B88D65:3', `${suffix}:20`, '011053FD0102E94D6AE2F8B83D76FAF94F6:0'];
const breached = { message: 'passwordBreached' };

interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

/** Stubs `fetch` and returns the recorded requests. */
function stubFetch(body: string, status = 200): readonly Request[] {
  const requests: Request[] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    requests.push({ url, init });
    init.signal?.throwIfAborted();
    return Promise.resolve(new Response(body, { status }));
  }) as typeof fetch;
  return requests;
}

const run = async (password: string, options?: BreachedPasswordOptions, signal = new AbortController().signal) =>
  breachedPassword(options)(password, { email: 'ada@example.com', signal });

test('a password in the list is refused, whatever the line breaks and the case of the letters', async () => {
  for (const body of [list.join('\r\n'), list.join('\n'), list.join('\r\n').toLowerCase()]) {
    stubFetch(body);
    assert.deepEqual(await run('password'), breached);
  }
});

test('a password that is not in the list is accepted', async () => {
  stubFetch(list.join('\r\n'));
  assert.equal(await run('analytical engine 1'), undefined);
});

test('a made-up line, which has the count 0, does not cause a refusal', async () => {
  stubFetch(`${suffix}:0`);
  assert.equal(await run('password'), undefined);
});

test('minimumCount is the smallest count that is refused', async () => {
  stubFetch(list.join('\r\n'));
  assert.deepEqual(await run('password', { minimumCount: 20 }), breached);
  assert.equal(await run('password', { minimumCount: 21 }), undefined);
});

test('one request is sent, with five digits of the hash and nothing about the visitor or the page', async () => {
  const requests = stubFetch(list.join('\r\n'));
  const { signal } = new AbortController();
  await run('password', {}, signal);
  const headers = { 'Add-Padding': 'true' };
  const init = { signal, headers, referrerPolicy: 'no-referrer', credentials: 'omit', cache: 'no-store' };
  assert.deepEqual(requests, [{ url: 'https://api.pwnedpasswords.com/range/5BAA6', init }]);
});

test('characters outside ASCII are hashed in UTF-8', async () => {
  const requests = stubFetch(list.join('\r\n'));
  await run('pässword');
  // `printf 'pässword' | sha1sum` prints a hash that begins with 23b74.
  assert.match(requests[0]?.url ?? '', /\/range\/23B74$/);
});

for (const url of ['/range', '/range/', 'https://app.example/range']) {
  test(`the request goes to the proxy ${url}`, async () => {
    const requests = stubFetch(list.join('\r\n'));
    await run('password', { url });
    assert.equal(requests[0]?.url, `${url.replace(/\/$/, '')}/5BAA6`);
  });
}

for (const [body, status, message] of [
  ['', 503, 'breachedPassword: expected the status 200, but received 503.'],
  ['<!doctype html><title>App</title>', 200, 'breachedPassword: received no list of hashes.'],
  ['', 200, 'breachedPassword: received no list of hashes.'],
] as const) {
  test(`after the answer ${status} "${body}", the check rejects with an error without digits of the hash`, async () => {
    stubFetch(body, status);
    await assert.rejects(run('password'), { message });
  });
}

test('the check rejects if its signal is aborted', async () => {
  stubFetch(list.join('\r\n'));
  await assert.rejects(run('password', {}, AbortSignal.abort()), { name: 'AbortError' });
});

test('on a page that was not loaded by https, the check rejects', async (context) => {
  const requests = stubFetch(list.join('\r\n'));
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  context.after(() => Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));
  await assert.rejects(run('password'), /crypto\.subtle is missing/);
  assert.deepEqual(requests, []);
});

const urlRule = 'must be a path, or a URL with http: or https:, without "?" and "#"';
for (const [options, path, message] of [
  ['yes', 'breachedPassword', 'must be an object, but is "yes"'],
  [null, 'breachedPassword', 'must be an object, but is null'],
  [[], 'breachedPassword', 'must be an object, but is a list'],
  [{ host: '/range' }, 'breachedPassword.host', 'is not a known key; known are "url" and "minimumCount"'],
  [{ url: '' }, 'breachedPassword.url', `${urlRule}, but is ""`],
  [{ url: 7 }, 'breachedPassword.url', `${urlRule}, but is 7`],
  [{ url: 'ftp://app.example/' }, 'breachedPassword.url', `${urlRule}, but is "ftp://app.example/"`],
  [{ url: '/range?prefix=' }, 'breachedPassword.url', `${urlRule}, but is "/range?prefix="`],
  [{ url: '/range#' }, 'breachedPassword.url', `${urlRule}, but is "/range#"`],
  [{ minimumCount: 0 }, 'breachedPassword.minimumCount', 'must be a whole number above 0, but is 0'],
  [{ minimumCount: 1.5 }, 'breachedPassword.minimumCount', 'must be a whole number above 0, but is 1.5'],
  [{ minimumCount: '1' }, 'breachedPassword.minimumCount', 'must be a whole number above 0, but is "1"'],
] as const) {
  test(`breachedPassword(${JSON.stringify(options)}) throws a ConfigError`, () => {
    assert.throws(
      () => breachedPassword(options as never),
      (error) => {
        assert.ok(error instanceof ConfigError);
        assert.deepEqual(error.problems, [{ path, message }]);
        return true;
      },
    );
  });
}
