import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCookie, findSender } from './sender.ts';

const https = chooseCookie('https://app.example', undefined);
const find = (cookie = '', kind = https, language = '') =>
  findSender(new Headers({ cookie, 'accept-language': language }), '192.0.2.1', kind);

test('a browser keeps its cookie, and other values get a new one', () => {
  const { sender: first, cookie } = find();
  const [pair = ''] = cookie.split(';');
  assert.equal(find(`a=b; ${pair}; c=d`).sender.browser, first.browser);
  for (const wrong of ['__Host-email-code-browser=short', `x${pair}`, `${pair}x`, `${pair}=`, pair.slice(0, -1)]) {
    assert.notEqual(find(wrong).sender.browser, first.browser, wrong);
  }
});

test('on https, only a cookie counts that no subdomain can set', () => {
  const { browser } = find().sender;
  const attributes = 'Path=/; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict';
  assert.equal(
    find(`__Host-email-code-browser=${browser}`).cookie,
    `__Host-email-code-browser=${browser}; ${attributes}`,
  );
  assert.notEqual(find(`email-code-browser=${browser}`).sender.browser, browser);
});

test('on http, the cookie has a name that browsers accept there', () => {
  const { cookie } = find('', chooseCookie('http://localhost:5173', undefined));
  assert.match(cookie, /^email-code-browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
});

test('the cookie can have a name of the app', () => {
  const { browser } = find().sender;
  const own = chooseCookie('https://app.example', '__session');
  assert.equal(find(`__session=${browser}`, own).sender.browser, browser);
  assert.match(find('', own).cookie, /^__session=[\w-]{43}; .*; Secure;/);
});

test('the language is the first that the browser names', () => {
  const languages = {
    'de-AT,de;q=0.9,en;q=0.8': 'de-AT',
    fr: 'fr',
    'zh-Hant-TW;q=1': 'zh-Hant-TW',
    '*': null,
    '': null,
  };
  for (const [header, language] of Object.entries(languages))
    assert.equal(find('', https, header).sender.language, language, header);
});
