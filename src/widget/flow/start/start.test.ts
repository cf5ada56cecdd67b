import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toEnglish, toSignInOptions } from '../../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import type { CheckedConfig } from '../../config/ui-config.ts';
import { pendingStorageKey } from '../../storage/pending-key.ts';
import type { FirstTools, Next } from '../../screen/screen.ts';
import { start } from './start.ts';

const tenants = {
  tenants: [
    { tenantId: 'acme', displayName: 'Acme', signInOptions: toSignInOptions('password') },
    { tenantId: null, displayName: 'Us', signInOptions: toSignInOptions('password') },
  ],
};

/**
 * Runs the screen `start` on a page with the given query. Returns the next screen and everything that `start` changed.
 */
async function runStart(
  query: string,
  {
    config = {},
    stored = {},
    base = 'https://app.example/Login',
    keptEmail,
    hasStorage = true,
  }: {
    config?: Partial<CheckedConfig>;
    stored?: Record<string, string>;
    base?: string;
    keptEmail?: string;
    hasStorage?: boolean;
  } = {},
) {
  const entries = new Map(Object.entries(stored));
  const hidden: string[] = [];
  const tenantChanges: string[] = [];
  const settings = createSettings(config);
  const tools = {
    page: {
      address: new URL(`https://app.example/Login${query}`),
      base: new URL(base),
      storage: hasStorage ? createMemoryStorage(entries) : null,
      hide: (names: readonly string[]) => hidden.push(...names),
      takeEmail: () => keptEmail,
    },
    auth: { useTenant: (tenantId: string | null) => tenantChanges.push(`use ${tenantId}`) },
    settings,
    enterTenant: (tenantId: string | null) => (tenantChanges.push(`enter ${tenantId}`), settings),
  } as unknown as FirstTools;
  const next = await start.run(tools, {});
  assert.ok(next && start.leadsTo.includes(next.name), `Expected ${next?.name} in leadsTo.`);
  return { next: next as Next, hidden, tenantChanges, stored: entries };
}

test('without Web Storage, the visitor reads that she cannot sign in', async () => {
  const { next } = await runStart('', { hasStorage: false });
  assert.deepEqual(toEnglish(next), {
    name: 'unrecoverableError',
    input: {
      message: 'The browser you are using does not support Web Storage. Please try again in a different browser.',
    },
  });
});

for (const [mode, name] of [
  ['signOut', 'signedOut'],
  ['addSecondFactor', 'secondFactorEnrolment'],
  ['account', 'account'],
  ['signInAgain', 'identityConfirmation'],
] as const) {
  test(`the mode ${mode} leads to the screen ${name}, and is hidden from the address bar`, async () => {
    const { next, hidden } = await runStart(`?mode=${mode}`);
    assert.deepEqual(next, { name, input: {} });
    assert.deepEqual(hidden, ['mode']);
  });
}

test('the screen is named start', () => assert.equal(start.name, 'start'));

test('an address without a known mode leads to the first screen of a sign-in', async () => {
  assert.deepEqual((await runStart('')).next, { name: 'signIn', input: {} });
  const { next } = await runStart('?mode=whatever', { config: { signInOptions: toSignInOptions('phone') } });
  assert.deepEqual(next, { name: 'phoneSignInStart', input: {} });
  assert.equal(
    (await runStart('?mode=callback', { config: { signInOptions: toSignInOptions('x', 'y') } })).next.name,
    'providerSignIn',
  );
});

test('if the configuration contains an email, a sign-in begins as if the visitor had entered it', async () => {
  const email = 'ada@example.com';
  assert.deepEqual((await runStart('', { config: { email } })).next, {
    name: 'signIn',
    input: { email, isSubmitted: true },
  });
});

test('a sign-in begins with the email that a reload has kept, rather than with the one of the configuration', async () => {
  const { next } = await runStart('', { config: { email: 'grace@example.com' }, keptEmail: 'ada@example.com' });
  assert.deepEqual(next, { name: 'signIn', input: { email: 'ada@example.com', isSubmitted: true } });
});

test('the widget redirects to the only provider if so configured', async () => {
  const config = { signInOptions: toSignInOptions('google.com'), immediateFederatedRedirect: true };
  const { next } = await runStart('', { config });
  assert.deepEqual(next, { name: 'federatedRedirect', input: { providerId: 'google.com' } });
});

test('with tenants, the project is checked first', async () => {
  assert.deepEqual((await runStart('', { config: { tenants } })).next, {
    name: 'projectCheck',
    input: { email: undefined },
  });
});

for (const [mode, screen] of [
  ['resetPassword', 'passwordReset'],
  ['RECOVEREMAIL', 'emailChangeRevocation'],
  ['verifyEmail', 'emailVerification'],
  ['verifyAndChangeEmail', 'verifyAndChangeEmail'],
  ['revertSecondFactorAddition', 'revertSecondFactor'],
] as const) {
  test(`${mode} leads to its screen with the action code, which is removed from the address bar`, async () => {
    const { next, hidden } = await runStart(`?mode=${mode}&oobCode=x&continueUrl=%2Fhome`);
    assert.deepEqual(next, { name: screen, input: { code: 'x', continueUrl: '/home' } });
    assert.deepEqual(hidden, ['mode', 'oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId']);
  });
}

test('a mailed link without a code and a continue URL leads to its screen with an empty code and null', async () => {
  assert.deepEqual((await runStart('?mode=verifyEmail')).next.input, { code: '', continueUrl: null });
});

test('all parameters of a sign-in link are removed from the address bar', async () => {
  const { next, hidden } = await runStart('?mode=signIn&oobCode=x');
  assert.deepEqual(next, { name: 'emailLinkCallback', input: {} });
  assert.deepEqual(hidden.slice(0, 3), ['mode', 'ui_sid', 'ui_sd']);
});

test('the mode is read from the configured parameter', async () => {
  const config = { queryParameterForWidgetMode: 'do' };
  const { next, hidden } = await runStart('?do=signOut&mode=verifyEmail', { config });
  assert.deepEqual([next.name, hidden], ['signedOut', ['do']]);
});

test('the mode to sign up is removed from the address bar, and leads to the sign-up form with the known email', async () => {
  const signUp = async (query: string, options?: Parameters<typeof runStart>[1]) => {
    const { next, hidden } = await runStart(query, options);
    return [next, hidden];
  };
  const form = (email: string) => ({ name: 'passwordSignUp', input: { email } });
  assert.deepEqual(await signUp('?mode=signUp'), [form(''), ['mode']]);
  const config = { email: 'grace@example.com', queryParameterForWidgetMode: 'do' };
  assert.deepEqual(await signUp('?do=SIGNUP', { config }), [form('grace@example.com'), ['do']]);
  const keptEmail = 'ada@example.com';
  assert.deepEqual(await signUp('?do=signup', { config, keptEmail }), [form(keptEmail), ['do']]);
});

test('with tenants, the mode to sign up leads to the choice of the tenant', async () => {
  const { next } = await runStart('?mode=signUp', { config: { tenants } });
  assert.equal(next.name, 'projectCheck');
});

test("a link's tenant is selected in the backend only, or with its settings if the app has tenants", async () => {
  assert.deepEqual((await runStart('?mode=verifyEmail&tenantId=acme')).tenantChanges, ['use acme']);
  assert.deepEqual((await runStart('?mode=signIn')).tenantChanges, ['use null']);
  assert.deepEqual((await runStart('?mode=signIn&tenantId=acme', { config: { tenants } })).tenantChanges, [
    'enter acme',
  ]);
  assert.deepEqual((await runStart('?mode=signIn', { config: { tenants } })).tenantChanges, ['enter null']);
});

const byApp = { displayMode: 'identifierFirst', findTenant: () => null } as const;

test('a link of a tenant that is not listed leads to the search for this tenant', async () => {
  for (const config of [{ tenants }, { tenants: byApp }]) {
    const { next, tenantChanges } = await runStart('?mode=verifyEmail&oobCode=x&tenantId=other', { config });
    const linked = { name: 'emailVerification', input: { code: 'x', continueUrl: null } };
    assert.deepEqual(next, { name: 'tenantById', input: { tenantId: 'other', next: linked } });
    assert.deepEqual(tenantChanges, []);
  }
});

test('if the app finds tenants, a link without a tenant leads to the search for the project', async () => {
  const { next } = await runStart('?mode=signIn', { config: { tenants: byApp } });
  const linked = { name: 'emailLinkCallback', input: {} };
  assert.deepEqual(next, { name: 'tenantById', input: { tenantId: null, next: linked } });
});

const redirected = { 'doorstep:redirectStatus': JSON.stringify({ tenantId: 'acme' }) };

test('in an app without tenants, the return from a redirect selects its tenant for later sign-ins, too', async () => {
  assert.deepEqual((await runStart('', { stored: redirected })).tenantChanges, ['enter acme']);
});

test('after a redirect, the result is read in the tenant in which the redirect began', async () => {
  const { next, tenantChanges, stored } = await runStart('', {
    config: { tenants },
    stored: { ...redirected, [pendingStorageKey]: 'sealed' },
  });
  assert.deepEqual([next, tenantChanges], [{ name: 'callback', input: {} }, ['enter acme']]);
  assert.deepEqual([...stored.keys()], [...Object.keys(redirected), pendingStorageKey]);
});

test('a redirect that began in a tenant that is not listed leads to the search for this tenant', async () => {
  const stored = { 'doorstep:redirectStatus': JSON.stringify({ tenantId: 'other' }) };
  const { next, tenantChanges, stored: left } = await runStart('', { config: { tenants }, stored });
  const input = { tenantId: 'other', next: { name: 'callback', input: {} } };
  assert.deepEqual([next, tenantChanges], [{ name: 'tenantById', input }, []]);
  assert.deepEqual([...left.keys()], Object.keys(stored));
});

test('in the mode select, too, the result of a redirect is read', async () => {
  const { next, stored } = await runStart('?mode=select', { stored: { ...redirected, [pendingStorageKey]: 'sealed' } });
  assert.deepEqual([next.name, [...stored.keys()]], ['callback', [...Object.keys(redirected), pendingStorageKey]]);
});

test('a new sign-in clears the pending credential of an earlier one', async () => {
  for (const query of ['', '?mode=select']) {
    const { next, stored } = await runStart(query, { stored: { [pendingStorageKey]: 'sealed' } });
    assert.deepEqual([next.name, [...stored.keys()]], ['signIn', []]);
  }
});

test("the success URL of the address is stored only if it is the app's own", async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const findStoredUrl = (query: string, config: Partial<CheckedConfig> = {}) =>
    runStart(query, { config }).then(({ stored }) => stored.get('doorstep:redirectUrl'));
  assert.equal(await findStoredUrl('?signInSuccessUrl=%2Fcummies'), 'https://app.example/cummies /cummies');
  assert.equal(await findStoredUrl('?signInSuccessUrl=https%3A%2F%2Fevil.example'), undefined);
  assert.equal(await findStoredUrl('?signInSuccessUrl='), undefined);
  assert.equal(
    await findStoredUrl('?to=%2Fcummies', { queryParameterForSignInSuccessUrl: 'to' }),
    'https://app.example/cummies /cummies',
  );
  assert.equal(warn.mock.callCount(), 0);
});

test("the success URL of the address is resolved against the document's base, but must be the app's own", async () => {
  const findStoredUrl = async (query: string, base: string) =>
    (await runStart(query, { base })).stored.get('doorstep:redirectUrl');
  const ownBase = 'https://app.example/base/';
  assert.equal(await findStoredUrl('?signInSuccessUrl=deep', ownBase), 'https://app.example/base/deep deep');
  assert.equal(await findStoredUrl('?signInSuccessUrl=deep', 'https://cdn.example/'), undefined);
});

test('without Web Storage, the widget only shows an error', async () => {
  const page = { address: new URL('https://app.example/?mode=signOut'), storage: null };
  const tools = { page, settings: createSettings() } as unknown as FirstTools;
  assert.deepEqual(toEnglish(await start.run(tools, {})), {
    name: 'unrecoverableError',
    input: {
      message: 'The browser you are using does not support Web Storage. Please try again in a different browser.',
    },
  });
});
