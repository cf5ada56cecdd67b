import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markWidgetPage, readContinueUrl } from './continue-url.ts';

for (const [page, marked] of [
  ['https://app.example/sign-in', 'https://app.example/sign-in?ui_widget=1'],
  ['https://app.example/?q=a%20b', 'https://app.example/?q=a%20b&ui_widget=1'],
  ['https://app.example/#/sign-in', 'https://app.example/?ui_widget=1#/sign-in'],
] as const) {
  test(`the mark of ${page} can be read, and is removed`, () => {
    assert.equal(markWidgetPage(new URL(page)).href, marked);
    assert.deepEqual(readContinueUrl(marked), { url: page, isWidgetPage: true });
  });
}

for (const url of [
  '/cummies',
  null,
  'https://app.example/?ui_widget=12',
  'https://app.example/?my_ui_widget=1',
  'https://app.example/?ui_widget=1&q=2',
]) {
  test(`the continue URL ${url} has no mark`, () => {
    assert.deepEqual(readContinueUrl(url), { url, isWidgetPage: false });
  });
}
