import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../tools/browser/find-browser.ts';
import { readScreen } from './screen/read-screen.ts';
import type { Screen } from './screen/screen.ts';

let browser: Browser;
let page: Page;
before(async () => {
  const source = await readFile(new URL('../pages/reference/aria-roles.ts', import.meta.url), 'utf8');
  browser = await launchBrowser(() => {});
  page = await browser.newPage();
  await page.addInitScript(`${stripTypeScriptTypes(source).replaceAll('export ', '')}; keepAriaRoles(document);`);
  await page.goto('data:text/html,');
});
after(() => browser.close());

async function screenOf(body: string): Promise<Screen> {
  await page.evaluate((html) => void (document.body.innerHTML = html), body);
  const { screen } = await page.evaluate(readScreen, null);
  assert.ok(screen);
  return screen;
}

test('a page of FirebaseUI has its name', async () => {
  const { name } = await screenOf(
    '<div><div class="mdl-card firebaseui-id-page-password-sign-in"><p>In</p></div></div>',
  );
  assert.equal(name, 'password-sign-in');
});

test('the error below a field is the error of that field, while it is to be seen', async () => {
  const field = (hidden: string): string =>
    `<label for="e">Email</label><input id="e" class="firebaseui-input-invalid firebaseui-id-email">
     <p class="firebaseui-error ${hidden} firebaseui-id-email-error">Not an email</p>`;
  assert.deepEqual(
    (await screenOf(field(''))).fields.map(({ error }) => error),
    ['Not an email'],
  );
  const { fields } = await screenOf(`<style>.firebaseui-hidden{display:none}</style>${field('firebaseui-hidden')}`);
  assert.deepEqual(
    fields.map(({ error }) => error),
    [null],
  );
});

test('the info bar is a message, without its link', async () => {
  const bar = '<div><p class="firebaseui-info-bar-message">No network&nbsp;&nbsp;<a href="/">Dismiss</a></p></div>';
  const { notices, actions } = await screenOf(bar);
  assert.deepEqual(notices, ['No network']);
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Dismiss'],
  );
});

test('bars and spinners say that the page is busy', async () => {
  const sized = 'style="width:20px;height:20px"';
  for (const name of ['firebaseui-busy-indicator', 'mdl-spinner']) {
    assert.ok((await screenOf(`<div class="${name}" ${sized}></div>`)).isBusy, name);
  }
  assert.ok(!(await screenOf('<p>Nothing</p>')).isBusy);
});

test('the eye is a button by what it does', async () => {
  const eye = (state: string): string => `<a href="/" class="firebaseui-id-password-toggle ${state}">o</a>`;
  const nameOf = async (state: string) => (await screenOf(eye(state))).actions.map(({ name }) => name);
  assert.deepEqual(await nameOf('firebaseui-input-toggle-on'), ['Show password']);
  assert.deepEqual(await nameOf('firebaseui-input-toggle-off'), ['Hide password']);
});

test('the country is what its flag says, and can be chosen from a list', async () => {
  const button =
    '<button class="firebaseui-id-country-selector"><span class="firebaseui-flag-FR firebaseui-id-country-selector-flag"' +
    ' style="display:inline-block;width:9px;height:9px"></span><span>\u200E+33</span></button>';
  const { fields, actions } = await screenOf(button);
  assert.deepEqual(fields, [
    { label: 'Country', value: 'France +33', type: 'combobox', autocomplete: '', error: null },
  ]);
  assert.deepEqual(actions, []);
  const list =
    '<dialog open><div class="firebaseui-list-box-actions">' +
    '<button class="firebaseui-list-box-dialog-button">France \u200E+33</button></div></dialog>';
  const { options, dialog } = await screenOf(list);
  assert.deepEqual(options, ['France +33']);
  assert.equal(dialog, null);
});

test('the proof that a person is there is one field, with its error while that is to be seen', async () => {
  const proof = (hidden: string): string =>
    `<style>.firebaseui-hidden{display:none}</style><div class="firebaseui-recaptcha-wrapper"><label><input type="checkbox">
     I'm not a robot</label><p class="firebaseui-error ${hidden} firebaseui-id-recaptcha-error">Solve it</p></div>`;
  const errorOf = async (hidden: string) =>
    (await screenOf(proof(hidden))).fields.map(({ label, error }) => [label, error]);
  assert.deepEqual(await errorOf(''), [['Human verification', 'Solve it']]);
  assert.deepEqual(await errorOf('firebaseui-hidden'), [['Human verification', null]]);
});
