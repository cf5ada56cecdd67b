import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestAuth } from '../../fixtures/user-auth.ts';
import { findPropProblems } from './button-options.ts';
import { toUrl } from './url-options.ts';

/** Sets the base URL of the page, that is, the page's address or the URL in its `<base>`. */
function openPage(context: TestContext, baseURI: string): void {
  Reflect.set(globalThis, 'document', { baseURI });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
}

const countProblems = (accountUrl: string): number => findPropProblems({ auth: createTestAuth(), accountUrl }).length;

for (const [page, url, opened] of [
  ['https://app.example/shop/', '/login', 'https://app.example/login'],
  ['https://app.example/shop/', 'login', 'https://app.example/shop/login'],
  ['capacitor://localhost/', '/login', 'capacitor://localhost/login'],
  ['capacitor://localhost/', 'https://app.example/login', 'https://app.example/login'],
  ['file:///app/index.html', 'login.html', 'file:///app/login.html'],
  // A path cannot be added to the address `about:blank`. Use `http://localhost/` instead: a router reads only the path.
  ['about:blank', '/login', 'http://localhost/login'],
] as const) {
  test(`on the page ${page}, "${url}" opens ${opened}`, (context) => {
    openPage(context, page);
    assert.equal(countProblems(url), 0);
    assert.equal(toUrl(url).href, opened);
  });
}

for (const [page, url] of [
  ['https://app.example/', 'capacitor://localhost/login'],
  ['https://app.example/', 'https://ada:secret@app.example/'],
  ['capacitor://localhost/', 'capacitor://ada:secret@localhost/'],
  ['capacitor://localhost/', 'javascript:alert(1)'],
  ['about:blank', 'about:blank'],
  ['data:text/html,', 'data:text/html,'],
] as const) {
  test(`on the page ${page}, "${url}" is rejected`, (context) => {
    openPage(context, page);
    assert.equal(countProblems(url), 1);
  });
}
