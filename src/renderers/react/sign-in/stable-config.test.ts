import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UiConfig } from '../../../widget/config/ui-config.ts';
import { followLatest, isSameConfig } from './stable-config.ts';

class Picture {
  readonly url = '/';
}
const picture = new Picture();

for (const [title, one, other, isSame] of [
  ['the same texts', { siteName: 'A' }, { siteName: 'A' }, true],
  ['different texts', { siteName: 'A' }, { siteName: 'B' }, false],
  ['two functions', { tosUrl: () => 1 }, { tosUrl: () => 2 }, true],
  ['a function and a text', { tosUrl: () => {} }, { tosUrl: '/terms' }, false],
  ['a text and a function', { tosUrl: '/terms' }, { tosUrl: () => {} }, false],
  ['lists of equal options', { a: [{ b: 1 }, 'c'] }, { a: [{ b: 1 }, 'c'] }, true],
  ['a longer list', ['a'], ['a', 'b'], false],
  ['a shorter list', ['a', 'b'], ['a'], false],
  ['lists in a different order', ['a', 'b'], ['b', 'a'], false],
  ['a list and an object', ['a'], { 0: 'a', length: 1 }, false],
  ['an added key', { a: 1 }, { a: 1, b: 2 }, false],
  ['a removed key', { a: 1, b: 2 }, { a: 1 }, false],
  ['a key without a value and a missing key', { a: 1, b: undefined }, { a: 1 }, true],
  ['equal patterns', { hd: /a$/i }, { hd: /a$/i }, true],
  ['patterns with different flags', { hd: /a$/i }, { hd: /a$/ }, false],
  ['a pattern and an object', { hd: /a$/i }, { hd: {} }, false],
  ['an object and a pattern', { hd: {} }, { hd: /a$/i }, false],
  ['an object and null', { a: {} }, { a: null }, false],
  ['null and an object', { a: null }, { a: {} }, false],
  ['the same instance of a class', { a: picture }, { a: picture }, true],
  ['two instances of a class', { a: new Picture() }, { a: new Picture() }, false],
  ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }, true],
] as const) {
  test(`configurations with ${title} count as ${isSame ? 'equal' : 'different'}`, () =>
    assert.equal(isSameConfig(one, other), isSame));
}

/** Creates a configuration whose functions return texts that contain `name`. */
const createConfig = (name: string) => ({
  siteName: name,
  tosUrl: () => `${name} terms`,
  callbacks: { uiChanged: (from: string | null, to: string) => `${name} ${from} ${to}` },
  signInOptions: [
    'google.com',
    { provider: 'password', hd: /a$/, emailLinkSignIn: () => ({ url: `/${name}` }) },
  ] as const,
});

type Config = ReturnType<typeof createConfig>;

test('the functions of a copy call the functions of the latest configuration, and all other values stay the same', () => {
  let latest: unknown = createConfig('old');
  const copy = followLatest(createConfig('old') as UiConfig, () => latest as UiConfig) as unknown as Config;
  const { tosUrl, callbacks, signInOptions } = copy;
  latest = createConfig('new');
  assert.equal(copy.siteName, 'old');
  assert.deepEqual(signInOptions[1].hd, /a$/);
  assert.equal(tosUrl(), 'new terms');
  assert.equal(callbacks.uiChanged('a', 'b'), 'new a b');
  assert.deepEqual(signInOptions[1].emailLinkSignIn(), { url: '/new' });
});

test('if the latest configuration lacks a function, the copy calls the original function', () => {
  const old = createConfig('old') as UiConfig;
  for (const latest of [{}, null, { callbacks: null, tosUrl: '/terms', signInOptions: ['google.com', 'password'] }]) {
    const copy = followLatest(old, () => latest as unknown as UiConfig) as unknown as Config;
    assert.equal(copy.tosUrl(), 'old terms');
    assert.equal(copy.callbacks.uiChanged(null, 'b'), 'old null b');
    assert.deepEqual(copy.signInOptions[1].emailLinkSignIn(), { url: '/old' });
  }
});
