import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readUiConfig } from '../../src/compat/firebaseui/config/read-ui-config.ts';
import { findConfigProblems, findTenantProblems } from '../../src/widget/config/check-config.ts';
import { draftSettings } from '../../src/widget/config/draft-settings.ts';
import { hostileJson, hostileText, hostileUrl, pageAddress } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';
import { config } from './widget-run-arbitraries.ts';

type Config = Readonly<Record<string, unknown>>;

const compatContext = (address: URL) => ({
  getAddress: () => address,
  getBase: () => address,
  isColor: (text: string) => text.startsWith('#'),
});

/** All functions that read a configuration. The keys are names for error messages. */
export const configReaders: Readonly<Record<string, (config: Config, address: URL) => unknown>> = {
  'the check of the configuration'(given) {
    for (const { path, message } of findConfigProblems(given)) {
      assert.ok(path !== undefined && message !== '', 'expected every problem to have a path and a message');
    }
  },
  'the check of a found tenant'(given) {
    for (const { path, message } of findTenantProblems(given, {})) {
      assert.ok(path.startsWith('tenants.findTenant()') && message !== '', 'expected every problem to have a path');
    }
  },
  'the unchecked settings': (given) => draftSettings(given),
  "FirebaseUI's configuration": (given, address) => readUiConfig(given, compatContext(address), () => {}),
};

/** Sign-ins of the app (`app.…`). Each of their keys may be missing or invalid. */
const damagedAppSignIn = fc.record(
  {
    provider: fc.oneof(fc.constantFrom('app.passkey', 'passkey', 'app.', 'App.Passkey', 'google.com'), hostileJson),
    providerName: fc.oneof(fc.constant('Passkey'), hostileJson),
    signIn: fc.oneof(
      fc.constant(() => null),
      hostileJson,
    ),
    autofill: fc.oneof(
      fc.constant(() => null),
      hostileJson,
    ),
  },
  { requiredKeys: [] },
);

/** Values for the key `tenants` of a configuration. Each of their properties may be missing or invalid. */
const damagedTenants = fc.record(
  {
    displayMode: fc.oneof(fc.constantFrom('optionFirst', 'identifierFirst'), hostileJson),
    tenants: hostileJson,
    findTenant: fc.oneof(
      fc.constant(() => null),
      hostileJson,
    ),
  },
  { requiredKeys: [] },
);

const keys = fc.constantFrom(
  ...['signInOptions', 'signInSuccessUrl', 'tosUrl', 'privacyPolicyUrl', 'siteName', 'signInFlow', 'callbacks'],
  ...['immediateFederatedRedirect', 'autoUpgradeAnonymousUsers', 'credentialHelper', 'widgetUrl', 'popupMode'],
  ...[
    'queryParameterForWidgetMode',
    'adminRestrictedOperation',
    'tenants',
    'submitFullCodes',
    'resendCodesInPlace',
    'offerOtherMethods',
    'offerSignUp',
    'offerMailbox',
    'signInAfterReset',
    'secondFactorHelpUrl',
    'secondFactorPhone',
    'passkeys',
    'offerNewPasskey',
    'devices',
    'backupCodes',
    'signOutEverywhere',
    'email',
    '__proto__',
    'constructor',
  ],
);

/** A configuration in which up to three keys, and sometimes `tenants`, have hostile values. */
const damagedConfig: fc.Arbitrary<Config> = fc
  .tuple(
    config(hostileText, hostileUrl),
    fc.dictionary(fc.oneof(keys, hostileText), hostileJson, { maxKeys: 3 }),
    fc.option(damagedTenants.map((tenants) => ({ tenants }))),
  )
  .map(([valid, damage, tenants]) => ({ ...valid, ...damage, ...tenants }));

const anyOptions = fc.record({
  signInOptions: fc.array(fc.oneof(hostileJson, damagedAppSignIn, fc.constantFrom('password', 'phone'))),
});

/** Creates a fuzzer that fails if one of the `readers` throws when reading a hostile configuration. */
export const createConfigFuzzer = (readers = configReaders): Fuzzer =>
  defineFuzzer({
    name: 'configurations',
    arbitrary: fc.tuple(
      fc.oneof(damagedConfig, anyOptions, fc.dictionary(keys, hostileJson, { maxKeys: 5 })),
      pageAddress,
    ),
    check([given, address]) {
      Object.assign(globalThis, { location: { href: address.href } });
      for (const [name, read] of Object.entries(readers)) {
        try {
          read(given, address);
        } catch (cause) {
          throw new Error(`crash: ${name}: ${String(cause)}`, { cause });
        }
      }
    },
  });
