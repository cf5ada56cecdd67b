import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeUserAgent } from './describe-user-agent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`;

for (const [userAgent, browser, system] of [
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.6.3797.58`, 'Vivaldi', 'Windows'],
  [`${windows} Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36`, 'Yandex Browser', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${mac} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15 Ddg/18.6`, 'DuckDuckGo', 'macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'macOS'],
  [`${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${iPhone} Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iPhone'],
  [`${iPhone} OPT/5.6.0 Mobile/15E148`, 'Opera', 'iPhone'],
  [`${iPhone} GSA/392.0.825119306 Mobile/15E148 Safari/604.1`, 'Google', 'iPhone'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/540.0.0.36.73;FBBV/1]`, 'Facebook', 'iPhone'],
  [`${iPhone} Mobile/22G86 Instagram 405.0.0.28.72 (iPhone15,2; iOS 18_6)`, 'Instagram', 'iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge', 'Android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (Linux; U; Android 13; en-US; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.80 UCBrowser/15.1.5.1370 Mobile Safari/537.36',
    'UC Browser',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (compatible; SomeBrowser/1.0)', null, null],
  ['curl/8.14.1', null, null],
  ['', null, null],
] as const) {
  test(`${browser} on ${system}: ${userAgent}`, () => {
    assert.deepEqual(describeUserAgent(userAgent), { browser, system });
  });
}

test('a text of the caller is never part of a name', () => {
  const names = describeUserAgent('<b>Firefox/1</b> "Linux"\r\nset-cookie: a=b');
  assert.deepEqual(names, { browser: 'Firefox', system: 'Linux' });
});
