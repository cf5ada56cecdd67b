import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckedConfig } from '../../config/ui-config.ts';
import { firstTexts } from '../../messages/en-first-texts.ts';
import { pendingStorageKey } from '../../storage/pending-key.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import { settingsFor, ways } from '../../../../fixtures/flow.ts';
import type { FirstTools, Next } from '../screen.ts';
import { start } from './start.ts';

const tenants = {
  tenants: [
    { tenantId: 'acme', displayName: 'Acme', signInOptions: ways('password') },
    { tenantId: null, displayName: 'Us', signInOptions: ways('password') },
  ],
};
const restart =
  'An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process.';

/** Where an address leads, and what became of it on the way. */
async function visit(
  query: string,
  { config = {}, kept = {} }: { config?: Partial<CheckedConfig>; kept?: Record<string, string> } = {},
) {
  const stored = new Map(Object.entries(kept));
  const hidden: string[] = [];
  const entered: string[] = [];
  const settings = settingsFor(config);
  const tools = {
    page: {
      address: new URL(`https://app.example/Login${query}`),
      storage: createMemoryStorage(stored),
      hide: (names: readonly string[]) => hidden.push(...names),
    },
    auth: { useTenant: (tenantId: string | null) => entered.push(`for this link ${tenantId}`) },
    settings,
    enterTenant: (tenantId: string | null) => (entered.push(`from now on ${tenantId}`), settings),
    text: firstTexts,
  } as unknown as FirstTools;
  const next = await start.run(tools, {});
  assert.ok(next && start.leadsTo.includes(next.name), `It is said that it leads to ${next?.name}.`);
  return { next: next as Next, hidden, entered, kept: stored };
}

test('it is the beginning', () => assert.equal(start.name, 'start'));

test('an address that asks for nothing leads to where visitors begin', async () => {
  assert.deepEqual((await visit('')).next, { name: 'signIn', input: {} });
  const { next } = await visit('?mode=whatever', { config: { signInOptions: ways('phone') } });
  assert.deepEqual(next, { name: 'phoneSignInStart', input: {} });
  assert.equal(
    (await visit('?mode=callback', { config: { signInOptions: ways('x', 'y') } })).next.name,
    'providerSignIn',
  );
});

test('the only provider is gone to at once where that is wanted', async () => {
  const config = { signInOptions: ways('google.com'), immediateFederatedRedirect: true };
  const { next } = await visit('', { config });
  assert.deepEqual(next, { name: 'federatedRedirect', input: { providerId: 'google.com' } });
});

test('where there are tenants, the project is looked at first', async () => {
  assert.deepEqual((await visit('', { config: { tenants } })).next, { name: 'projectCheck', input: {} });
});

for (const [mode, screen] of [
  ['resetPassword', 'passwordReset'],
  ['RECOVEREMAIL', 'emailChangeRevocation'],
  ['verifyEmail', 'emailVerification'],
  ['verifyAndChangeEmail', 'verifyAndChangeEmail'],
  ['revertSecondFactorAddition', 'revertSecondFactor'],
] as const) {
  test(`${mode} leads to its screen with the mail's code, which leaves the address bar`, async () => {
    const { next, hidden } = await visit(`?mode=${mode}&oobCode=x&continueUrl=%2Fhome`);
    assert.deepEqual(next, { name: screen, input: { code: 'x', continueUrl: '/home' } });
    assert.deepEqual(hidden, ['mode', 'oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId']);
  });
}

test('a mail without a code or a way on says nothing of either', async () => {
  assert.deepEqual((await visit('?mode=verifyEmail')).next.input, { code: '', continueUrl: null });
});

test('a link that signs in leaves the address bar with all that is ours', async () => {
  const { next, hidden } = await visit('?mode=signIn&oobCode=x');
  assert.deepEqual(next, { name: 'emailLinkCallback', input: {} });
  assert.deepEqual(hidden.slice(0, 3), ['mode', 'ui_sid', 'ui_sd']);
});

test('signing out, and adding a second step, have their screens', async () => {
  const out = await visit('?mode=signOut');
  assert.deepEqual([out.next, out.hidden], [{ name: 'signedOut', input: {} }, ['mode']]);
  const adding = await visit('?mode=addSecondFactor');
  assert.deepEqual([adding.next, adding.hidden], [{ name: 'secondFactorEnrolment', input: {} }, ['mode']]);
});

test('the mode is read by the name that the app gives it', async () => {
  const config = { queryParameterForWidgetMode: 'do' };
  const { next, hidden } = await visit('?do=signOut&mode=verifyEmail', { config });
  assert.deepEqual([next.name, hidden], ['signedOut', ['do']]);
});

test("a mail's tenant is for its link alone; where there are tenants, it is the visitor's from now on", async () => {
  assert.deepEqual((await visit('?mode=verifyEmail&tenantId=acme')).entered, ['for this link acme']);
  assert.deepEqual((await visit('?mode=signIn')).entered, ['for this link null']);
  assert.deepEqual((await visit('?mode=signIn&tenantId=acme', { config: { tenants } })).entered, ['from now on acme']);
  assert.deepEqual((await visit('?mode=signIn', { config: { tenants } })).entered, ['from now on null']);
});

test('a mail of a tenant that is none of these leads no further', async () => {
  const { next, entered } = await visit('?mode=verifyEmail&tenantId=other', { config: { tenants } });
  assert.deepEqual(next, { name: 'unrecoverableError', input: { message: restart } });
  assert.deepEqual(entered, []);
});

const back = { 'doorstep:redirectStatus': JSON.stringify({ tenantId: 'acme' }) };

test('who comes back from a provider is waited for, at the tenant that they left', async () => {
  const { next, entered, kept } = await visit('', {
    config: { tenants },
    kept: { ...back, [pendingStorageKey]: 'sealed' },
  });
  assert.deepEqual([next, entered], [{ name: 'callback', input: {} }, ['from now on acme']]);
  assert.deepEqual([...kept.keys()], [pendingStorageKey]);
});

test('who comes back to a tenant that is none of these has to start again', async () => {
  const kept = { 'doorstep:redirectStatus': JSON.stringify({ tenantId: 'other' }) };
  const { next, entered } = await visit('', { config: { tenants }, kept });
  assert.deepEqual([next, entered], [{ name: 'unrecoverableError', input: { message: restart } }, []]);
});

test('who wants to choose is not taken back, and what an earlier visit left undone is forgotten', async () => {
  const { next, kept } = await visit('?mode=select', { kept: { ...back, [pendingStorageKey]: 'sealed' } });
  assert.deepEqual([next.name, [...kept.keys()]], ['signIn', []]);
});

test('where a success shall lead is kept, if it is the app’s own', async (context) => {
  const faults = context.mock.method(console, 'warn', () => {});
  const asked = (query: string, config: Partial<CheckedConfig> = {}) =>
    visit(query, { config }).then(({ kept }) => kept.get('doorstep:redirectUrl'));
  assert.equal(await asked('?signInSuccessUrl=%2Fcummies'), 'https://app.example/cummies');
  assert.equal(await asked('?signInSuccessUrl=https%3A%2F%2Fevil.example'), undefined);
  assert.equal(await asked('?signInSuccessUrl='), undefined);
  assert.equal(
    await asked('?to=%2Fcummies', { queryParameterForSignInSuccessUrl: 'to' }),
    'https://app.example/cummies',
  );
  assert.equal(faults.mock.callCount(), 0);
});

test('where the browser keeps nothing, nobody can sign in', async () => {
  const page = { address: new URL('https://app.example/?mode=signOut'), storage: null };
  const tools = { page, settings: settingsFor(), text: firstTexts } as unknown as FirstTools;
  assert.deepEqual(await start.run(tools, {}), {
    name: 'unrecoverableError',
    input: {
      message: 'The browser you are using does not support Web Storage. Please try again in a different browser.',
    },
  });
});
