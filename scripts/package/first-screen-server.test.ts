import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildFirstScreenServer } from '../../tools/package/build-first-screen-server.ts';
import type * as ServerEntry from '../../src/package/first-screen-server.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { FirstScreenOptions } from '../../src/renderers/first-screen/render-first-screen.tsx';
import type { StaticNode } from '../../src/renderers/first-screen/static-react.ts';

const folder = await mkdtemp(join(tmpdir(), 'doorstep-'));
after(() => rm(folder, { recursive: true }));
const [file = ''] = Object.keys(await buildFirstScreenServer(folder));
const { renderFirstScreen } = (await import(pathToFileURL(join(folder, file)).href)) as typeof ServerEntry;

const password: UiConfig = { signInOptions: ['password'] };
const several: UiConfig = { signInOptions: ['password', 'google.com'] };

const render = (config: UiConfig, options: Partial<FirstScreenOptions> = {}) =>
  renderFirstScreen(config, { url: '/login', ...options });

/** Returns the texts of a screen, from the top. */
const listTexts = (node: StaticNode | null): readonly string[] =>
  typeof node === 'string' ? [node] : (node?.children.flatMap(listTexts) ?? []);

/** Returns an element and all elements in it. */
const listElements = (node: StaticNode): readonly Exclude<StaticNode, string>[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(listElements)];

test('the screen has the logo, the name of the app, the title and the email field', async () => {
  const screen = (await render(password, { appearance: { siteName: 'Our shop', logo: '/logo.svg' } })) ?? assert.fail();
  assert.deepEqual(listTexts(screen), ['Our shop', 'Sign in with email', 'Email', 'Next']);
  assert.deepEqual(
    listElements(screen)
      .map(({ props }) => props['src'] ?? props['name'])
      .filter(Boolean),
    ['/logo.svg', 'email', 'next'],
  );
});

test('a logo that is a React element is refused', async () => {
  const logo = { type: 'b', props: {}, key: null };
  await assert.rejects(render(password, { appearance: { logo } }), {
    name: 'TypeError',
    message: 'renderFirstScreen: appearance.logo must be a URL, such as "/logo.svg", but is an element.',
  });
  assert.notEqual(await render(password), null);
});

test('texts of the app replace those of the widget', async () => {
  assert.deepEqual(listTexts(await render(password, { messages: { signInWithEmail: 'Welcome' } })), [
    'Welcome',
    'Email',
    'Next',
  ]);
});

test('the screen can be sent as JSON, and has no style attribute', async () => {
  const screen = (await render(several)) ?? assert.fail();
  assert.deepEqual(JSON.parse(JSON.stringify(screen)), screen);
  assert.equal(
    listElements(screen).some(({ props }) => 'style' in props),
    false,
  );
});

test('a screen has the same components after another screen has needed more', async () => {
  const shape = async () => listElements((await render(password)) ?? assert.fail()).map(({ type }) => type);
  const before = await shape();
  await Promise.all([render(several), render(several, { appearance: { layout: 'inline' } })]);
  assert.deepEqual(await shape(), before);
});

for (const url of ['/login?lang=de', '/login?mode=select', 'https://app.example/login?signInSuccessUrl=/a']) {
  test(`${url} has a first screen`, async () => assert.notEqual(await render(several, { url }), null));
}

for (const url of [
  '/login?mode=resetPassword&oobCode=1',
  '/login?mode=signIn&oobCode=1',
  '/login?mode=account',
  '/login?mode=signUp',
]) {
  test(`${url} has none, because it leads to another screen`, async () => {
    assert.equal(await render(several, { url: new URL(url, 'https://app.example') }), null);
  });
}

for (const [title, config] of [
  ['tenants', { signInOptions: [], tenants: { displayMode: 'optionFirst', tenants: [] } }],
  ['an email that is submitted at once', { ...password, email: 'ada@example.com' }],
  ['phone numbers only, because the browser chooses the country', { signInOptions: ['phone'] }],
  ['a redirect to the only provider', { signInOptions: ['google.com'], immediateFederatedRedirect: true }],
] as const) {
  test(`there is none with ${title}`, async () => assert.equal(await render(config as unknown as UiConfig), null));
}
