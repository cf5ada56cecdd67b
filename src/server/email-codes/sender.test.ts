import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCookie, findForwardedAddress, findNetwork, findSender } from './sender.ts';

const https = chooseCookie('https://app.example', undefined);
const find = (cookie = '', kind = https, language = '') =>
  findSender(new Headers({ cookie, 'accept-language': language }), '192.0.2.1', kind);

test('a network is an IPv4 address, or the first half of an IPv6 address in its shortest form', () => {
  const networks = {
    '192.0.2.1': '192.0.2.1',
    '192.0.2.1:4711': '192.0.2.1',
    '::ffff:192.0.2.1': '192.0.2.1',
    '::FFFF:192.0.2.1': '192.0.2.1',
    '::ffff:192.0.2.1%eth0': '192.0.2.1',
    '[::ffff:192.0.2.1]:4711': '192.0.2.1',
    '0:0:0:0:0:ffff:192.0.2.1': '192.0.2.1',
    '::ffff:c000:201': '192.0.2.1',
    '::fffe:c000:201': '0:0:0:0',
    '1::ffff:c000:201': '1:0:0:0',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2',
    '2001:0DB8:0001:2:3:4:5:6': '2001:db8:1:2',
    '[2001:db8:1:2:3:4:5:6]:4711': '2001:db8:1:2',
    'fe80::1%eth0': 'fe80:0:0:0',
    '2001:db8::1': '2001:db8:0:0',
    '2001:db8:1:2::': '2001:db8:1:2',
    '2001:db8::': '2001:db8:0:0',
    '::1': '0:0:0:0',
    '::': '0:0:0:0',
  };
  for (const [address, network] of Object.entries(networks)) assert.equal(findNetwork(address), network, address);
});

test('anything but an IP address is refused, so that a wrong header cannot switch off the limits', () => {
  for (const wrong of [null, undefined, '', 'unknown', 'a.example', '192.0.2.1, 192.0.2.2', '1:2', '::1]/[::2']) {
    assert.throws(
      () => findNetwork(wrong),
      /^Error: Expected the IP address of the visitor, but received /,
      `${wrong}`,
    );
  }
});

test('the forwarded address is the one that the outermost proxy has appended', () => {
  assert.equal(findForwardedAddress('made up, 192.0.2.1'), '192.0.2.1');
  assert.equal(findForwardedAddress('made up, 192.0.2.1,198.51.100.1', 2), '192.0.2.1');
  assert.equal(findForwardedAddress(['made up', '192.0.2.1']), '192.0.2.1');
  for (const missing of [null, undefined, '', ' ']) assert.equal(findForwardedAddress(missing), null);
  assert.equal(findForwardedAddress('192.0.2.1', 2), null);
});

test('a wrong number of proxies is refused, because callers could then choose their address', () => {
  for (const wrong of [0, -1, 1.5, Number.NaN]) {
    const message = `findForwardedAddress: proxies must be a whole number above 0, but is ${wrong}.`;
    assert.throws(() => findForwardedAddress('made up, 192.0.2.1', wrong), { name: 'RangeError', message });
  }
});

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
