import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { SignInOption } from '../../src/widget/config/ui-config.ts';
import type { AppServer } from './app-server.ts';
import { createConfigurations } from './configurations.ts';

const root = new URL('../', import.meta.url);
const devices = { list: async () => [], end: async () => {} };
const tools = { appServer: {} as AppServer, devices, missingPasskeys: null };

test('the links of the small print and to help lead to a static page in every configuration', async () => {
  const links = createConfigurations(tools).flatMap(
    ({ config: { tosUrl, privacyPolicyUrl, adminRestrictedOperation } }) => [
      tosUrl,
      privacyPolicyUrl,
      adminRestrictedOperation?.helpLink,
    ],
  );
  const configuredLinks = links.filter((link) => link !== undefined);
  assert.ok(configuredLinks.length > 0);
  for (const link of configuredLinks) {
    assert.ok(typeof link === 'string', `expected a URL, saw ${String(link)}`);
    const { pathname, hash } = new URL(link, 'http://demo');
    const page = await readFile(new URL(`.${pathname}`, root), 'utf8');
    assert.ok(page.includes(`id="${hash.slice(1)}"`), `expected an element ${hash} on ${pathname}`);
  }
});

test('the IDs of the configurations are unique, and each says what to try', () => {
  const configurations = createConfigurations(tools);
  assert.equal(new Set(configurations.map(({ id }) => id)).size, configurations.length);
  for (const { id, suggestions } of configurations) assert.ok(suggestions.length > 0, id);
});

/** Returns the demo's configuration `passkey`, and the IDs of its sign-in options. */
function findPasskeys(missingPasskeys: string | null) {
  const found = createConfigurations({ ...tools, missingPasskeys }).find(({ id }) => id === 'passkey')!;
  const providers = found.config.signInOptions?.map((option) =>
    typeof option === 'string' ? option : option.provider,
  );
  return { ...found, providers };
}

test('the configuration of passkeys offers them, also after a sign-in and on the account page', () => {
  const { providers, config } = findPasskeys(null);
  assert.deepEqual(providers, ['password', 'app.passkey', 'app.acme']);
  assert.ok(config.passkeys && config.offerNewPasskey);
});

test('where there are no passkeys, the configuration says why, and the other sign-in of the app stays', () => {
  const { providers, suggestions, config } = findPasskeys('No passkeys here.');
  assert.equal(config.passkeys, undefined);
  assert.deepEqual(providers, ['password', 'app.acme']);
  assert.equal(suggestions[0], 'No passkeys here.');
});

test('the recommended options and those of passkeys show devices on the account page', () => {
  const found = createConfigurations(tools).filter(({ config }) => config.devices === devices);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['recommended', 'passkey'],
  );
});

test('codes by email are sent and checked by the server of the app', async () => {
  const requests: object[] = [];
  const record = (answer: unknown) => async (request: object) => (requests.push(request), answer);
  const appServer = { sendEmailCode: record(null), checkEmailCode: record({ token: 'token' }) } as unknown as AppServer;
  const found = createConfigurations({ ...tools, appServer }).find(({ id }) => id === 'email-code')!;
  const [option] = found.config.signInOptions as readonly SignInOption[];
  const context = { signal: new AbortController().signal, tenantId: null, language: 'de', guest: null };
  const email = 'ada@example.com';
  assert.equal(await option?.sendEmailCode?.(email, context), null);
  assert.deepEqual(await option?.checkEmailCode?.({ email, code: '654321' }, context), { token: 'token' });
  assert.deepEqual(requests, [
    { email, language: 'de' },
    { email, code: '654321' },
  ]);
});

test('the library finds a common password weak, and refuses it', async () => {
  const { config } = createConfigurations(tools).find(({ id }) => id === 'strength')!;
  const context = { email: 'ada@example.com', signal: new AbortController().signal };
  const { passwordStrength, checkPassword } = config;
  assert.deepEqual(await passwordStrength?.('password1', context), {
    score: 0,
    advice: { message: 'passwordAddWords' },
  });
  assert.ok(typeof checkPassword === 'function');
  assert.deepEqual(await checkPassword('password1', context), { message: 'passwordTooWeak' });
  assert.equal(await checkPassword('a kettle of green tea', context), undefined);
});
