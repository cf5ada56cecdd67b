import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools } from '../../../../fixtures/flow.ts';
import { fill, texts } from '../../messages/phrase.ts';
import { refusesInAppBrowser, warnInAppBrowser } from './in-app-browser.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = (webView: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8${webView}) AppleWebKit/537.36 (KHTML, like Gecko)`;

for (const [name, userAgent] of [
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 335.1.8.26.85 (iPhone14,5; iOS 17_5; en_US)`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.38.108;FBDV/iPhone14,5]`],
  ['an app of Facebook without the name of the device', `${iPhone} Mobile/15E148 [FBAV/467.0.0.38.108]`],
  ['LINE', `${iPhone} Mobile/15E148 Safari Line/14.9.0`],
  ['any app on Android', `${android('; wv')} Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36`],
] as const) {
  test(`Google refuses the browser of ${name}`, () => {
    assert.equal(refusesInAppBrowser('google.com', userAgent), true);
    assert.equal(refusesInAppBrowser('github.com', userAgent), false);
  });
}

for (const [name, userAgent] of [
  ['Safari', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${android('')} Chrome/125.0.0.0 Mobile Safari/537.36`],
  ["Google's app on iOS", `${iPhone} GSA/318.0.6 Mobile/15E148 Safari/604.1`],
  ["Google's app on Android", `${android('; wv')} Version/4.0 Chrome/125.0 Mobile Safari/537.36 GSA/15.20.36`],
  ['a browser whose name contains one of the names', `${android('')} Chrome/125.0.0.0 Online/1.0 Instagrams/2`],
] as const) {
  test(`Google allows ${name}`, () => assert.equal(refusesInAppBrowser('google.com', userAgent), false));
}

test('the warning names the provider, and its button continues nevertheless', () => {
  const tools = createTools({ signInOptions: [{ provider: 'google.com', providerName: 'Work' }] });
  const instagram = { userAgent: `${iPhone} Mobile/15E148 Instagram 335.1` } as Navigator;
  assert.deepEqual(warnInAppBrowser(tools, 'google.com', instagram), {
    feedback: {
      notice: fill(texts.inAppBrowserRefused, { provider: 'Work' }),
      actions: { continueHere: { role: 'primary', label: texts.continueInThisWindow } },
    },
  });
  assert.equal(warnInAppBrowser(tools, 'github.com', instagram), null);
});
