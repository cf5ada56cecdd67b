import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { toEnglish } from '../../../../fixtures/flow.ts';
import type { Answer, Description } from '../../../widget/description.ts';
import type { RunnerUi } from '../../../widget/create-ui.ts';
import { startWithEmail } from '../auth-ui.ts';
import type { AuthUIConstructor, CIAPHandlerConfig, Config, HandlerAuth, SelectedTenantInfo } from '../types.ts';
import { TenantHandler } from './tenant-handler.ts';

const container = {} as Element;
const project = { projectId: 'p', apiKey: 'key' };
const tenants = {
  _: { displayName: 'Project', signInOptions: ['password', 'google.com'] },
  acme: {
    fullLabel: 'Work at Acme',
    displayName: 'Acme',
    iconUrl: '/acme.svg',
    buttonColor: '#123456',
    signInFlow: 'popup',
    siteName: 'not for the sign-in',
    signInOptions: [
      { provider: 'password', hd: 'acme.example' },
      { provider: 'saml.acme', hd: /@acme\.example$/ },
    ],
  },
};

interface Shown {
  readonly screen: string;
  readonly description: Description;
  answer(answer: { action: string; values?: Record<string, string> }): Promise<void>;
}

function createHandler(config: Partial<CIAPHandlerConfig> = {}) {
  const events: unknown[] = [];
  const shown: Shown[] = [];
  const warnings: string[] = [];
  const signIns: { readonly config: Config; readonly email: string | undefined }[] = [];
  const AuthUI = class {
    [startWithEmail](_container: Element, uiConfig: Config, email: string | undefined) {
      events.push('sign-in started');
      signIns.push({ config: uiConfig, email });
    }
    delete() {
      events.push('sign-in removed');
      return Promise.resolve();
    }
  } as unknown as AuthUIConstructor;
  const callbacks = {
    selectTenantUiShown: () => void events.push('tenants shown'),
    selectTenantUiHidden: () => void events.push('tenants hidden'),
    signInUiShown: (tenantId: string | null) => void events.push(`sign-in shown for ${tenantId}`),
  };
  const handler = new TenantHandler(
    container,
    { key: { authDomain: 'app.example', tenants, callbacks, ...config } },
    {
      AuthUI,
      config: {
        getAddress: () => new URL('https://app.example/'),
        getBase: () => new URL('https://app.example/'),
        isColor: () => true,
      },
      warn: (message) => void warnings.push(message),
      openPage(element, settings, onShown) {
        assert.equal(element, container);
        let screen = '';
        let reject: (reason: unknown) => void = () => {};
        const ui = {
          enter: (name: string) => void (screen = name),
          showProgress: () => void events.push(`progress on ${screen}`),
          show(description: Description) {
            events.push(`${screen} opened`);
            onShown();
            const { promise, resolve, reject: rejectThis } = Promise.withResolvers<Answer>();
            reject = rejectThis;
            shown.push({
              screen,
              description,
              async answer(answer) {
                resolve({ values: {}, ...answer } as Answer);
                await new Promise(setImmediate);
              },
            });
            return promise;
          },
        } as unknown as RunnerUi;
        assert.equal(settings.config.tosUrl, config.tosUrl);
        return {
          ui,
          close() {
            events.push(`${screen} closed`);
            reject(new Error('closed'));
          },
        };
      },
    },
  );
  return { handler, events, shown, warnings, signIns };
}

const afterPromises = () => new Promise(setImmediate);

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  await afterPromises();
  return (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';
}

test('each tenant has a button, and the chosen one is reported with its providers', async () => {
  const { handler, events, shown } = createHandler({ tosUrl: '/terms', privacyPolicyUrl: '/privacy' });
  const selecting = handler.selectTenant(project, [null, 'acme']);
  await afterPromises();
  const { screen, description, answer } = shown[0] as Shown;
  assert.deepEqual(toEnglish([screen, description.title, description.footer?.kind, description.choices]), [
    'tenantList',
    'Sign in',
    'sentence',
    {
      'tenant:': { label: 'Sign in to Project', shortLabel: 'Project', icon: 'tenant', color: '#1a73e8' },
      'tenant:acme': {
        label: 'Work at Acme',
        shortLabel: 'Acme',
        icon: 'https://app.example/acme.svg',
        color: '#123456',
      },
    },
  ]);
  await answer({ action: 'tenant:acme' });
  assert.deepEqual(await selecting, { tenantId: 'acme', providerIds: ['password', 'saml.acme'] });
  assert.deepEqual(events, ['tenantList opened', 'tenants shown', 'tenantList closed', 'tenants hidden']);
});

test('the project itself can be chosen', async () => {
  const { handler, shown } = createHandler();
  const selecting = handler.selectTenant(project, [null, 'acme']);
  await shown[0]?.answer({ action: 'tenant:' });
  assert.deepEqual(await selecting, { tenantId: null, providerIds: ['password', 'google.com'] });
});

test('a single tenant is chosen without a page', async () => {
  const { handler, events } = createHandler();
  assert.deepEqual(await handler.selectTenant(project, ['acme']), {
    tenantId: 'acme',
    providerIds: ['password', 'saml.acme'],
  });
  assert.deepEqual(events, []);
});

test('a tenant without a configuration is left out and reported', async () => {
  const { handler, warnings } = createHandler();
  const { tenantId } = await handler.selectTenant(project, ['other', 'acme']);
  assert.equal(tenantId, 'acme');
  assert.deepEqual(warnings, ['Invalid tenant configuration: other is not configured!']);
  await assert.rejects(() => handler.selectTenant(project, ['other']), { message: 'Invalid tenant configuration!' });
});

test('the configuration "*" applies to every tenant that is not listed', async () => {
  const { handler } = createHandler({ tenants: { '*': { signInOptions: ['phone'] } } });
  assert.deepEqual(await handler.selectTenant(project, ['other']), { tenantId: 'other', providerIds: ['phone'] });
});

test('unknown keys of a configuration are reported', () => {
  const { warnings } = createHandler({ siteName: 'x' } as never);
  assert.deepEqual(warnings, ['Invalid config: "siteName"']);
});

test('selecting a tenant fails if it has no sign-in options', async () => {
  const { handler } = createHandler({ tenants: { acme: {} } });
  await assert.rejects(() => handler.selectTenant(project, ['acme']), {
    message: 'Invalid tenant configuration: signInOptions are invalid!',
  });
});

test('the tenant is found by the email, and the email is reported', async () => {
  const { handler, events, shown } = createHandler({
    displayMode: 'identifierFirst',
    tenants: { acme: tenants.acme, sub: { signInOptions: [{ provider: 'phone', hd: 'sub.acme.example' }] } },
  });
  const selecting = handler.selectTenant(project, ['acme', 'sub']);
  assert.deepEqual([shown[0]?.screen, shown[0]?.description.notice], ['tenantByEmail', undefined]);
  await shown[0]?.answer({ action: 'next', values: { email: 'ada@other.example' } });
  assert.equal(
    toEnglish(shown[1]?.description.notice),
    'No sign-in provider is available for the given email, please try with a different email.',
  );
  await shown[1]?.answer({ action: 'next', values: { email: 'Ada@Sub.Acme.example' } });
  assert.deepEqual(await selecting, { tenantId: 'sub', providerIds: ['phone'], email: 'Ada@Sub.Acme.example' });
  assert.deepEqual(events.at(-1), 'tenants hidden');
});

test('selecting a tenant shows an error page and fails if the API key is unknown', async () => {
  const { handler, shown } = createHandler();
  await assert.rejects(() => handler.selectTenant({ projectId: 'p', apiKey: 'other' }, ['acme']), {
    code: 'invalid-configuration',
    message: 'Invalid project configuration: API key is invalid!',
  });
  assert.deepEqual(shown[0]?.description.body, ['Client specified an invalid project configuration.']);
});

const createAuth = (tenantId: string | null, apiKey = 'key', uid: string | null = 'ada'): HandlerAuth => ({
  tenantId,
  currentUser: uid === null ? null : { uid, tenantId },
  app: { options: { apiKey } },
});

test('a sign-in offers the selected providers of the tenant, and resolves with the result', async () => {
  const { handler, events, signIns } = createHandler();
  const selected: SelectedTenantInfo = { tenantId: 'acme', providerIds: ['saml.acme'], email: 'ada@acme.example' };
  const signingIn = handler.startSignIn(createAuth('acme'), selected);
  await afterPromises();
  const { config, email } = signIns[0] ?? assert.fail('no sign-in');
  const { callbacks, ...rest } = config;
  assert.equal(email, 'ada@acme.example');
  assert.deepEqual(rest, { signInFlow: 'popup', signInOptions: [tenants.acme.signInOptions[1]] });
  for (const page of ['callback', 'spinner', 'blank', 'providerSignIn', 'passwordSignIn']) {
    callbacks?.uiChanged?.(null, page);
  }
  assert.deepEqual(events, ['sign-in started', 'sign-in shown for acme']);
  assert.equal(callbacks?.signInSuccessWithAuthResult?.('result'), false);
  assert.equal(await signingIn, 'result');
});

test('without a selection, the sign-in offers all providers', async () => {
  const { handler, signIns } = createHandler();
  void handler.startSignIn(createAuth(null));
  await afterPromises();
  assert.deepEqual(signIns[0]?.config.signInOptions, ['password', 'google.com']);
  assert.equal(signIns[0]?.email, undefined);
});

test('starting a sign-in fails if the tenant or the project is not configured', async () => {
  const { handler } = createHandler();
  await assert.rejects(() => handler.startSignIn(createAuth('other')), { message: 'Invalid tenant configuration!' });
  await assert.rejects(() => handler.startSignIn(createAuth('acme', 'other')), {
    message: 'Invalid project configuration: API key is invalid!',
  });
});

test('a later call replaces the current page, and the promise of the earlier call stays pending', async () => {
  const { handler, events } = createHandler();
  const selecting = handler.selectTenant(project, [null, 'acme']);
  const signingIn = handler.startSignIn(createAuth('acme'));
  handler.completeSignOut();
  handler.reset();
  assert.deepEqual(events, [
    ...['tenantList opened', 'tenants shown', 'tenantList closed', 'sign-in started', 'sign-in removed'],
    ...['signedOut opened', 'signedOut closed'],
  ]);
  assert.deepEqual([await isPending(selecting), await isPending(signingIn)], [true, true]);
});

test('completeSignOut shows a message that the visitor is signed out', () => {
  const { handler, shown } = createHandler();
  handler.completeSignOut();
  assert.deepEqual(toEnglish(shown[0]?.description), {
    title: 'Sign Out',
    body: ['You are now successfully signed out.'],
  });
});

for (const [error, text] of [
  [{ code: 'unavailable', message: 'raw' }, 'Service unavailable.'],
  [{ code: 'auth/network-request-failed', message: 'raw' }, 'A network error has occurred. Try again later.'],
  [{ code: 'constructor', message: 'raw' }, 'raw'],
  [{ message: 'raw' }, 'raw'],
] as const) {
  test(`the error ${JSON.stringify(error)} is shown as "${text}"`, () => {
    const { handler, shown } = createHandler();
    handler.handleError(error as never);
    assert.deepEqual(toEnglish(shown[0]?.description), { title: 'Error encountered', body: [text] });
  });
}

test('the page of an error that can be retried has a button that closes the page and retries', async () => {
  const { handler, shown, events } = createHandler();
  handler.handleError({
    code: 'x',
    message: 'raw',
    retry: () => Promise.resolve(void events.push('retried')),
  } as never);
  assert.deepEqual(toEnglish(shown[0]?.description.actions), { retry: { role: 'primary', label: 'Retry' } });
  await shown[0]?.answer({ action: 'retry' });
  assert.deepEqual(events, ['recoverableError opened', 'recoverableError closed', 'retried']);
});

const startClock = (context: TestContext) => context.mock.timers.enable({ apis: ['setTimeout'] });

test('the progress bar appears after 500 ms, in place of the current page', (context) => {
  startClock(context);
  const { handler, events } = createHandler();
  handler.completeSignOut();
  handler.showProgressBar();
  handler.showProgressBar();
  context.mock.timers.tick(499);
  assert.deepEqual(events, ['signedOut opened']);
  context.mock.timers.tick(1);
  handler.showProgressBar();
  context.mock.timers.tick(500);
  assert.deepEqual(events, ['signedOut opened', 'signedOut closed', 'progress on projectCheck']);
  handler.hideProgressBar();
  assert.equal(events.at(-1), 'projectCheck closed');
});

test('a progress bar that is hidden in time never appears, and the current page stays', (context) => {
  startClock(context);
  const { handler, events } = createHandler();
  handler.completeSignOut();
  handler.showProgressBar();
  handler.hideProgressBar();
  context.mock.timers.tick(500);
  assert.deepEqual(events, ['signedOut opened']);
  handler.showProgressBar();
  handler.reset();
  context.mock.timers.tick(500);
  assert.deepEqual(events, ['signedOut opened', 'signedOut closed']);
});

const user = { uid: 'ada', tenantId: 'acme' };

test('processUser returns the user of the callback beforeSignInSuccess, or the signed-in user if there is no callback', async () => {
  const processed = { ...user, displayName: 'Ada' };
  const { handler } = createHandler({
    callbacks: { beforeSignInSuccess: (given) => Promise.resolve(given === user ? processed : null) },
  });
  assert.equal(await handler.processUser(createAuth('acme'), user), processed);
  assert.equal(await createHandler().handler.processUser(createAuth('acme'), user), user);
});

for (const [name, auth, message] of [
  ['the API key is unknown', createAuth('acme', 'other'), 'Invalid project configuration: API key is invalid!'],
  ['there is no Auth', null, 'Invalid project configuration: API key is invalid!'],
  ['another user is signed in', createAuth('acme', 'key', 'bob'), userMismatch()],
  ['no user is signed in', createAuth('acme', 'key', null), userMismatch()],
] as const) {
  test(`processing a user fails if ${name}`, async () => {
    await assert.rejects(() => createHandler().handler.processUser(auth, user), { message });
  });
}

function userMismatch(): string {
  return 'The user being processed does not match the signed in user!';
}

test('processing a user fails if the callback returns a different user, or if the tenant is unknown', async () => {
  const { handler } = createHandler({ callbacks: { beforeSignInSuccess: () => Promise.resolve({ uid: 'bob' }) } });
  await assert.rejects(() => handler.processUser(createAuth('acme'), user), {
    message: 'User with mismatching UID returned.',
  });
  await assert.rejects(() => handler.processUser(createAuth('acme'), { uid: 'ada', tenantId: 'other' }), {
    message: 'Invalid tenant configuration!',
  });
});
