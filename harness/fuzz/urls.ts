import fc from 'fast-check';
import { createResult, createSettings, toSignInOptions } from '../../fixtures/flow.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import { readUiConfig } from '../../src/compat/firebaseui/config/read-ui-config.ts';
import { findConfigProblems } from '../../src/widget/config/check-config.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import type { CheckedConfig } from '../../src/widget/config/ui-config.ts';
import { createLinkSettings, readLinkState, toServiceLink } from '../../src/widget/flow/email-link/link-url.ts';
import { findConfiguredUrl, findSuccessUrl } from '../../src/widget/flow/finish/success-url.ts';
import { getPageUrl } from '../../src/widget/flow/start/page-url.ts';
import { openWidgetPage } from '../../src/widget/go-to-sign-in.ts';
import { parseOwnUrl, parseWebUrl } from '../../src/widget/safe-url.ts';
import { storedRedirectUrl } from '../../src/widget/storage/redirect-url.ts';
import { hostileUrl, pageAddress } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';
import { assertOwn, assertWeb } from './promises.ts';

/** Code of the product that opens a text as a URL, or shows the text as a link. */
export interface UrlFollower {
  /** The URLs that the product may accept: URLs of the page's own origin (`own`), or URLs of any site (`web`). */
  readonly promise: 'own' | 'web';
  /**
   * Makes the product read `text`. Returns the URL that the product opens or shows as a link. Returns null if the
   * product refuses the text.
   */
  readonly follow: (text: string, address: URL) => string | URL | null;
}

const emailLink = toSignInOptions('password').map((option) => ({ ...option, signInMethod: 'emailLink' as const }));

function findSuccess(address: URL, store: (storage: Storage) => void): URL | null {
  const storage = createMemoryStorage();
  store(storage);
  const settings = createSettings({ callbacks: { signInSuccessWithAuthResult: () => true } });
  const requested = storedRedirectUrl.take(storage);
  return findSuccessUrl(
    { ...settings, config: { ...settings.config, signInSuccessUrl: '/' } },
    createResult(),
    requested,
    {
      address,
      base: address,
    },
  );
}

/**
 * Creates a function that sets `key` to a text in a FirebaseUI configuration. The function returns the value that the
 * widget uses for `key`, or null if the widget rejects the text.
 */
const readCompat =
  (key: keyof CheckedConfig) =>
  (text: string, address: URL): string | null => {
    const context = { getAddress: () => address, getBase: () => address, isColor: () => true };
    const { config } = readUiConfig(
      { signInOptions: ['password'], tosUrl: '/', privacyPolicyUrl: '/', [key]: text },
      context,
      () => {},
    );
    const value: unknown = config[key];
    return typeof value === 'string' ? value : null;
  };

/**
 * Creates a function that puts a text into a configuration. The function returns the text if the configuration is
 * valid, and null otherwise.
 *
 * @param toConfig creates a configuration with the text
 */
const ifAccepted =
  (toConfig: (text: string) => object) =>
  (text: string): string | null =>
    findConfigProblems({ signInOptions: ['password'], signInSuccessUrl: '/', ...toConfig(text) }).length === 0
      ? text
      : null;

export const urlFollowers: Readonly<Record<string, UrlFollower>> = {
  'a URL of the address': { promise: 'own', follow: (text, address) => parseOwnUrl(text, address) },
  'a stored success URL': {
    promise: 'own',
    follow: (text, address) =>
      findSuccess(address, (storage) => {
        const url = parseOwnUrl(text, address);
        if (url) storedRedirectUrl.keep(storage, url, text);
      }),
  },
  'a success URL that another script has stored': {
    promise: 'own',
    follow: (text, address) => findSuccess(address, (storage) => storage.setItem('doorstep:redirectUrl', text)),
  },
  'the page of a sign-in link': {
    promise: 'own',
    follow(text, address) {
      const settings = createSettings({ signInOptions: emailLink });
      const state = { stateToken: text, sameDevice: true, guestUid: text, providerId: text };
      const getLinkSettings = () => ({ url: text });
      try {
        return createLinkSettings(
          { address, base: address },
          { ...settings, getLinkSettings } as typeof settings,
          state,
        ).url;
      } catch (error) {
        if (error instanceof ConfigError) return null;
        throw error;
      }
    },
  },
  'the page of a mail': {
    promise: 'own',
    follow(text, address) {
      const page = new URL(address);
      page.search = text;
      readLinkState(page, createSettings());
      toServiceLink(page);
      return getPageUrl(page, { modeParameter: text });
    },
  },
  'a nested continue URL': {
    promise: 'own',
    follow(text, address) {
      const page = new URL(address);
      page.searchParams.set('continueUrl', text);
      readLinkState(page, createSettings());
      return toServiceLink(page);
    },
  },
  'a configured URL': { promise: 'web', follow: (text, address) => parseWebUrl(text, address) },
  'the configured success URL': { promise: 'web', follow: (text, address) => findConfiguredUrl(text, address) },
  'the page of the widget': { promise: 'web', follow: openPage },
  'the terms of service': { promise: 'web', follow: ifAccepted((tosUrl) => ({ tosUrl, privacyPolicyUrl: '/' })) },
  'the privacy policy': {
    promise: 'web',
    follow: ifAccepted((privacyPolicyUrl) => ({ tosUrl: '/', privacyPolicyUrl })),
  },
  'the help link': {
    promise: 'web',
    follow: ifAccepted((helpLink) => ({ adminRestrictedOperation: { status: true, helpLink } })),
  },
  'an icon': {
    promise: 'web',
    follow: ifAccepted((iconUrl) => ({ signInOptions: [{ provider: 'google.com', iconUrl }] })),
  },
  "FirebaseUI's success URL": {
    promise: 'web',
    follow: (text, address) => findConfiguredUrl(readCompat('signInSuccessUrl')(text, address) ?? undefined, address),
  },
};

/** Schemes that no link may have. Schemes of mobile apps are allowed, because FirebaseUI's API accepts them. */
const scriptSchemes: ReadonlySet<string> = new Set(
  // oxlint-disable-next-line no-script-url -- The URLs in this list are rejected.
  ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:'],
);

function openPage(text: string, address: URL): string | null {
  let opened: string | null = null;
  const location = { href: address.href, assign: (url: URL) => (opened = url.href) };
  Object.assign(globalThis, { document: { baseURI: address.href }, location });
  try {
    openWidgetPage(createSettings({ widgetUrl: text }));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
  }
  return opened;
}

/**
 * Creates a fuzzer that gives the product hostile URLs. Checks that the product opens only allowed URLs, and links only
 * to allowed URLs.
 */
export const createUrlFuzzer = (followers = urlFollowers): Fuzzer =>
  defineFuzzer({
    name: 'URLs that the product opens or shows as links',
    arbitrary: fc.tuple(hostileUrl, pageAddress),
    check([text, address]) {
      Object.assign(globalThis, { location: { href: address.href } });
      for (const { promise, follow } of Object.values(followers)) {
        const opened = follow(text, address);
        if (opened === null) continue;
        const url = new URL(opened, address);
        if (promise === 'own') assertOwn(url, address, text);
        else assertWeb(url, text);
      }
      for (const key of ['tosUrl', 'privacyPolicyUrl'] as const) {
        const link = readCompat(key)(text, address);
        const scheme = link === null ? null : new URL(link, address).protocol;
        if (scheme !== null && scriptSchemes.has(scheme)) throw new Error(`unsafe scheme: ${JSON.stringify(text)}`);
      }
    },
  });
