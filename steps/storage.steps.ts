import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { ensureAccount } from './shared/accounts.ts';
import { containsText } from './shared/contains-text.ts';
import { expectScreen } from './shared/reach-screen.ts';
import type { Person } from './shared/scenario-state.ts';

/** Maximum time between the writing of a cookie and the step that checks its remaining lifetime. */
const toleranceSeconds = 30;

Given(
  "{person}'s browser has forgotten the cookie {string}",
  function (this: DoorstepWorld, _person: Person, name: string) {
    return this.visitor.deleteCookie(name);
  },
);

Then(
  'her browser keeps the cookie {string} for {int} seconds',
  async function (this: DoorstepWorld, name: string, lifetime: number) {
    const { seconds, written } = await findCookie(this, name);
    const maxAge = /; *Max-Age=(\d+)/i.exec(written)?.[1];
    const isLifetime =
      maxAge === undefined ? seconds <= lifetime && seconds > lifetime - toleranceSeconds : Number(maxAge) === lifetime;
    assert.ok(
      isLifetime,
      `Expected the cookie "${name}" to expire after ${lifetime} s, but it expires after ${maxAge ?? seconds} s.`,
    );
  },
);

Given('{person} has signed out on a later page of the same window', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.removeSession();
});

Given(
  '{person} has left {string} signed out, and has signed in on a later page of the same window',
  async function (this: DoorstepWorld, person: Person, path: string) {
    const password = await ensureAccount(this, person);
    await this.visitor.openSignedIn({ email: person.email, password }, path);
    await this.visitor.reloadSignedOut();
    await expectScreen(this, 'Sign in with email');
  },
);

Then('her browser hides the cookie {string} from other sites', async function (this: DoorstepWorld, name: string) {
  const { written } = await findCookie(this, name);
  assert.match(written, /; *SameSite=(Lax|Strict)(;|$)/i);
});

Then('her browser keeps no cookie {string}', async function (this: DoorstepWorld, name: string) {
  const names = (await this.visitor.readCookies()).map((cookie) => cookie.name);
  assert.ok(!names.includes(name), `Expected no cookie "${name}", but there are ${names.join(', ')}.`);
});

Then('her browser stores something called {string}', async function (this: DoorstepWorld, name: string) {
  const data = await this.visitor.readStoredData();
  assert.ok(containsText(data, name), `Expected stored data called "${name}". The browser stores ${data}`);
});

Then('her tab keeps something called {string}', async function (this: DoorstepWorld, name: string) {
  const names = await this.visitor.readSessionStorageNames();
  assert.ok(
    names.some((stored) => stored.split(':').at(-1) === name),
    `Expected "${name}" in the session storage, which has ${names.join(', ') || 'nothing'}.`,
  );
});

Then('her tab keeps nothing called {string}', async function (this: DoorstepWorld, name: string) {
  const names = await this.visitor.readSessionStorageNames();
  assert.ok(!names.some((stored) => stored.endsWith(name)), `Expected no "${name}" in the session storage.`);
});

/** Patterns for the names of stored data, each with the words that the features use for the data. */
const dataNames: readonly (readonly [name: RegExp, words: string])[] = [
  [/^(doorstep:session|firebase:authUser:.+:(doorstep|\[DEFAULT\]))$/, 'who is signed in'],
  [/^doorstep:redirectUrl$/, "the sign-in's target"],
  [/^doorstep:pendingEmailCredential$/, 'the account to connect'],
  [/^doorstep$/, 'a key that cannot be copied'],
  [/^doorstep:lastUsed$/, 'the sign-in option that was used last'],
  [/^doorstep:declinedPasskey$/, 'when a passkey was declined'],
  [/^emailForSignIn$/, 'the email of the link'],
  [/^pendingEncryptedCredential$/, 'the account to connect'],
];

Then('her browser keeps only:', async function (this: DoorstepWorld, expected: DataTable) {
  assert.deepEqual(await listKeptData(this), expected.hashes());
});

Then('her browser keeps nothing', async function (this: DoorstepWorld) {
  assert.deepEqual(await listKeptData(this), []);
});

Then('the page has sent requests only to its own site', async function (this: DoorstepWorld) {
  const { own, requested } = await this.visitor.readRequestedOrigins();
  assert.deepEqual(requested, [own]);
});

async function listKeptData({ visitor }: DoorstepWorld) {
  const names = await visitor.readStoredNames();
  return names.map(({ name, place }) => ({
    what: dataNames.find(([pattern]) => pattern.test(name))?.[1] ?? name,
    where: place,
  }));
}

Then('nothing that her browser stores contains {string}', async function (this: DoorstepWorld, text: string) {
  const data = await this.visitor.readStoredData();
  assert.ok(!containsText(data, text), `Expected no stored data to contain "${text}". The browser stores ${data}`);
});

Then('something that her browser stores contains {string}', async function (this: DoorstepWorld, text: string) {
  const data = await this.visitor.readStoredData();
  assert.ok(containsText(data, text), `Expected stored data to contain "${text}". The browser stores ${data}`);
});

Then('no cookie in her browser contains {string}', async function (this: DoorstepWorld, text: string) {
  const cookies = await this.visitor.readCookies();
  const names = cookies.filter(({ value }) => containsText(value, text)).map(({ name }) => name);
  assert.ok(cookies.length > 0, 'Expected cookies, but there are none.');
  assert.deepEqual(names, [], `Expected no cookie to contain "${text}".`);
});

async function findCookie({ visitor }: DoorstepWorld, name: string) {
  const cookies = await visitor.readCookies();
  const found = cookies.find((cookie) => cookie.name === name);
  const names = cookies.map((cookie) => cookie.name).join(', ') || 'none';
  assert.ok(found, `Expected a cookie "${name}". Existing cookies: ${names}.`);
  return found;
}
