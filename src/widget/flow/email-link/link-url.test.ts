import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings } from '../../../../fixtures/flow.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { createLinkSettings, readLinkState, toServiceLink, type LinkState } from './link-url.ts';

const address = new URL('https://app.example/Login?mode=select&org=7#top');
const minimal: LinkState = { stateToken: 'token', sameDevice: false, guestUid: null, providerId: null };
const complete = { stateToken: 'token', sameDevice: true, guestUid: 'guest', providerId: 'github.com' };

type EmailLinkSignIn = NonNullable<SignInOption['emailLinkSignIn']>;

/** Returns the settings of a sign-in link, such as its URL, for an app with this option `emailLinkSignIn`. */
function createLink(emailLinkSignIn: EmailLinkSignIn | undefined, page = { address, base: address }) {
  const option = { provider: 'password', ...(emailLinkSignIn && { emailLinkSignIn }) };
  return createLinkSettings(page, createSettings({ signInOptions: [option] }), minimal);
}
const readState = (link: URL): LinkState => readLinkState(link, createSettings());
const createLinkUrl = (from: URL, state = minimal): string =>
  createLinkSettings({ address: from, base: from }, createSettings(), state).url;

test("a link leads back to the page with its query, but without the widget's mode", () => {
  assert.equal(createLinkUrl(address), 'https://app.example/Login?org=7&ui_sid=token&ui_sd=0#top');
});

test('a link contains the guest, the provider and whether it requires the same device', () => {
  assert.equal(
    createLinkUrl(new URL('https://app.example/Login'), complete),
    'https://app.example/Login?ui_sid=token&ui_sd=1&ui_auid=guest&ui_pid=github.com',
  );
});

for (const given of [undefined, '']) {
  test(`a link whose configured URL is ${JSON.stringify(given)} leads back to the page`, () => {
    const { url } = createLink(() => (given === undefined ? {} : { url: given }));
    assert.equal(url, createLinkUrl(address));
  });
}

test('a configured path is resolved against the address of the page', () => {
  const { url } = createLink(() => ({ url: '/finish?from=mail' }));
  assert.equal(url, 'https://app.example/finish?from=mail&ui_sid=token&ui_sd=0');
});

test("a configured relative URL is resolved against the document's base", () => {
  const page = { address, base: new URL('https://app.example/base/') };
  assert.equal(createLink(() => ({ url: 'finish' }), page).url, 'https://app.example/base/finish?ui_sid=token&ui_sd=0');
  assert.equal(createLink(undefined, page).url, createLinkUrl(address));
});

test('the service receives the settings for mobile apps', () => {
  const settings = {
    iOS: { bundleId: 'com.example.app' },
    android: { packageName: 'com.example.app', installApp: true, minimumVersion: '12' },
    linkDomain: 'links.example',
    dynamicLinkDomain: 'app.page.link',
  };
  const { url: _url, ...sent } = createLink(() => ({ url: '/finish', ...settings }));
  assert.deepEqual(sent, settings);
});

for (const url of ['javascript:alert(1)', 'https://evil.example/', '//evil.example/', 'mailto:ada@app.example']) {
  test(`a link to ${url} is refused`, () => {
    assert.throws(
      () => createLink(() => ({ url })),
      new ConfigError([
        {
          path: 'emailLinkSignIn().url',
          message: `must be a URL of the site https://app.example, but is ${JSON.stringify(url)}`,
        },
      ]),
    );
  });
}

test("a base on another site does not make that site's URLs acceptable", () => {
  const page = { address, base: new URL('https://cdn.example/') };
  assert.throws(() => createLink(() => ({ url: 'finish' }), page), ConfigError);
});

test('the state that a link contains is read back', () => {
  for (const state of [minimal, complete]) {
    assert.deepEqual(readState(new URL(createLinkUrl(address, state))), state);
  }
});

test('an address that is not a sign-in link has an empty state', () => {
  assert.deepEqual(readState(address), { ...minimal, stateToken: '' });
});

const nested = encodeURIComponent(createLinkUrl(new URL('https://app.example/Login'), complete));

test('if mailed links open the app directly, the state is read from the continue URL', () => {
  assert.deepEqual(readState(new URL(`https://app.example/?mode=signIn&continueUrl=${nested}`)), complete);
  const relative = encodeURIComponent('/Login?ui_sid=token&ui_sd=0');
  assert.deepEqual(readState(new URL(`https://app.example/?continueUrl=${relative}`)), minimal);
});

test("the state in the link's own query takes precedence over the state in its continue URL", () => {
  assert.deepEqual(readState(new URL(`https://app.example/?ui_sid=own&continueUrl=${nested}`)), {
    ...minimal,
    stateToken: 'own',
  });
});

test('the state is read even if the token is missing', () => {
  const state = readState(new URL('https://app.example/?ui_sd=1'));
  assert.deepEqual(state, { ...minimal, stateToken: '', sameDevice: true });
});

test('an invalid continue URL is ignored', () => {
  assert.deepEqual(readState(new URL('https://app.example/?continueUrl=https%3A%2F%2F')), {
    ...minimal,
    stateToken: '',
  });
});

test('the link for the service has the mode signIn, and the given address is not modified', () => {
  const link = new URL('https://app.example/?mode=SIGNIN&oobCode=x');
  assert.equal(toServiceLink(link), 'https://app.example/?mode=signIn&oobCode=x');
  assert.equal(link.searchParams.get('mode'), 'SIGNIN');
});

for (const id of ['refund.example', 'saml.call-0800', 'oidc.call-0800', 'constructor', '', 'x'.repeat(200_000)]) {
  test(`the provider "${id.slice(0, 20)}" in a link is ignored, because the app does not offer it`, () => {
    const link = new URL('https://app.example/');
    link.searchParams.set('ui_pid', id);
    assert.equal(readState(link).providerId, null);
  });
}

test('a link can name a configured provider', () => {
  const settings = createSettings({ signInOptions: [{ provider: 'saml.initech' }, { provider: 'refund.example' }] });
  for (const id of ['saml.initech', 'refund.example']) {
    assert.equal(readLinkState(new URL(`https://app.example/?ui_pid=${id}`), settings).providerId, id);
  }
});
