import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { UiConfig } from './config/ui-config.ts';
import { signIn } from './go-to-sign-in.ts';

const opened: string[] = [];
const page = { baseURI: 'https://app.example/cart' };
Object.assign(globalThis, {
  document: page,
  location: { href: 'https://app.example/cart', assign: (url: URL) => opened.push(url.href) },
});
beforeEach(() => {
  opened.splice(0);
  page.baseURI = 'https://app.example/cart';
});

/**
 * Calls `signIn` with a configuration of any type, as in an app without TypeScript. Returns the URL that `signIn`
 * opens.
 */
function openWidget(config: unknown): string | undefined {
  signIn(config as UiConfig);
  return opened[0];
}

const widgetUrl = '/Login?from=cart';
const address = 'https://app.example/Login?from=cart&mode=select';

test('the page with the widget opens in the mode that begins a sign-in', () => {
  assert.equal(openWidget({ signInOptions: ['password'], widgetUrl }), address);
});

test("a relative widgetUrl is resolved against the document's base", () => {
  page.baseURI = 'https://app.example/base/';
  assert.equal(openWidget({ widgetUrl: 'sign-in' }), 'https://app.example/base/sign-in?mode=select');
});

for (const signInOptions of ['x', [null], { length: 1 }, undefined]) {
  test(`signIn does not check the sign-in options ${JSON.stringify(signInOptions)}, because the opened page does`, () => {
    assert.equal(openWidget({ signInOptions, widgetUrl }), address);
  });
}

test('if the configured name of the mode parameter is empty, the default name is used', () => {
  assert.equal(openWidget({ signInOptions: ['password'], widgetUrl, queryParameterForWidgetMode: '' }), address);
});

for (const config of [null, 'x', { signInOptions: ['password'] }, { signInOptions: 'x', widgetUrl: 'javascript:1' }]) {
  test(`a missing or wrong widgetUrl is an error: ${JSON.stringify(config)}`, () => {
    assert.throws(() => openWidget(config), { name: 'ConfigError', message: /widgetUrl: is needed/ });
    assert.deepEqual(opened, []);
  });
}
