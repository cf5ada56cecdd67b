import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { test } from 'node:test';
import { startTestBrowser } from '../browser/test-browser.ts';
import { readScreen } from './read-screen.ts';
import type { Screen } from './screen.ts';

const { browser } = await startTestBrowser();
const source = await readFile(new URL('../../pages/reference/aria-roles.ts', import.meta.url), 'utf8');
const page = await browser.newPage();
await page.addInitScript(`${stripTypeScriptTypes(source).replaceAll('export ', '')}; keepAriaRoles(document);`);
await page.goto('data:text/html,');

async function readBody(body: string): Promise<Screen> {
  await page.evaluate((html) => void (document.body.innerHTML = html), body);
  const { screen } = await page.evaluate(readScreen, null);
  assert.ok(screen);
  return screen;
}

test('a screen of FirebaseUI has the name in its class', async () => {
  const { name } = await readBody(
    '<div><div class="mdl-card firebaseui-id-page-password-sign-in"><p>In</p></div></div>',
  );
  assert.equal(name, 'password-sign-in');
});

test('a visible error below a field is the error of that field', async () => {
  const field = (hidden: string): string =>
    `<label for="e">Email</label><input id="e" class="firebaseui-input-invalid firebaseui-id-email">
     <p class="firebaseui-error ${hidden} firebaseui-id-email-error">Not an email</p>`;
  assert.deepEqual(
    (await readBody(field(''))).fields.map(({ error }) => error),
    ['Not an email'],
  );
  const { fields } = await readBody(`<style>.firebaseui-hidden{display:none}</style>${field('firebaseui-hidden')}`);
  assert.deepEqual(
    fields.map(({ error }) => error),
    [null],
  );
});

test('the info bar is a notice, without its link', async () => {
  const bar = '<div><p class="firebaseui-info-bar-message">No network&nbsp;&nbsp;<a href="/">Dismiss</a></p></div>';
  const { notices, actions } = await readBody(bar);
  assert.deepEqual(notices, ['No network']);
  assert.deepEqual(
    actions.map(({ label }) => label),
    ['Dismiss'],
  );
});

test('a page with a progress bar or a spinner is busy', async () => {
  const sized = 'style="width:20px;height:20px"';
  for (const name of ['firebaseui-busy-indicator', 'mdl-spinner']) {
    assert.ok((await readBody(`<div class="${name}" ${sized}></div>`)).isBusy, name);
  }
  assert.ok(!(await readBody('<p>Nothing</p>')).isBusy);
});

test('the eye icon is a button that is named after its effect', async () => {
  const eye = (state: string): string => `<a href="/" class="firebaseui-id-password-toggle ${state}">o</a>`;
  const readName = async (state: string) => (await readBody(eye(state))).actions.map(({ name }) => name);
  assert.deepEqual(await readName('firebaseui-input-toggle-on'), ['Show password']);
  assert.deepEqual(await readName('firebaseui-input-toggle-off'), ['Hide password']);
});

test('the country selector is a field whose value names the country, and its list has options', async () => {
  const button =
    '<button class="firebaseui-id-country-selector"><span class="firebaseui-flag-FR firebaseui-id-country-selector-flag"' +
    ' style="display:inline-block;width:9px;height:9px"></span><span>\u200E+33</span></button>';
  const { fields, actions } = await readBody(button);
  assert.deepEqual(fields, [
    { label: 'Country', value: 'France +33', type: 'combobox', autocomplete: '', name: '', keyboard: '', error: null },
  ]);
  assert.deepEqual(actions, []);
  const list =
    '<dialog open><div class="firebaseui-list-box-actions">' +
    '<button class="firebaseui-list-box-dialog-button">France \u200E+33</button></div></dialog>';
  const { options, dialog } = await readBody(list);
  assert.deepEqual(options, ['France +33']);
  assert.equal(dialog, null);
});

test('the reCAPTCHA is one field with its visible error', async () => {
  const recaptcha = (hidden: string): string =>
    `<style>.firebaseui-hidden{display:none}</style><div class="firebaseui-recaptcha-wrapper"><label><input type="checkbox">
     I'm not a robot</label><p class="firebaseui-error ${hidden} firebaseui-id-recaptcha-error">Solve it</p></div>`;
  const readError = async (hidden: string) =>
    (await readBody(recaptcha(hidden))).fields.map(({ label, error }) => [label, error]);
  assert.deepEqual(await readError(''), [['Human verification', 'Solve it']]);
  assert.deepEqual(await readError('firebaseui-hidden'), [['Human verification', null]]);
});
