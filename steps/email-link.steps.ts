import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { providerIdOf } from './shared/accounts.ts';
import { received } from './shared/callbacks.ts';
import { setting } from './shared/configuration.ts';
import { newestLink, withToken, wrapped, writtenOtherwise } from './shared/mails.ts';
import type { Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('email signs in by a mailed link', function (this: DoorstepWorld) {
  setting(this, 'signInOptions[0].signInMethod', 'emailLink');
});

Given('a mailed link is only good on the device that asked for it', function (this: DoorstepWorld) {
  setting(this, 'signInOptions[0].forceSameDevice', true);
});

Given('mailed links lead to {string}', function (this: DoorstepWorld, url: string) {
  setting(this, 'signInOptions[0].emailLinkSignIn', { returns: { url } });
});

When('{person} (has )follow(s)(ed) the link in her mail', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.goesTo(await newestLink(this));
});

When(
  '{person} (has )follow(s)(ed) the link in her mail in another window',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.losesSession();
    await this.visitor.goesTo(await newestLink(this));
  },
);

When(
  '{person} (has )follow(s)(ed) the link in her mail with {string} in place of {string}',
  async function (this: DoorstepWorld, _person: Person, written: string, original: string) {
    await this.visitor.goesTo(writtenOtherwise(await newestLink(this), original, written));
  },
);

When(
  '{person} (has )follow(s)(ed) the link in her mail, with where it leads to inside',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.goesTo(wrapped(await newestLink(this)));
  },
);

When(
  '{person} (has )follow(s)(ed) the link in her mail with a token of another',
  async function (this: DoorstepWorld, _person: Person) {
    const token = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';
    await this.visitor.goesTo(withToken(await newestLink(this), token));
  },
);

When(
  '{person} (has )open(s)(ed) the link in her mail on another device',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.opensOnAnotherDevice(await newestLink(this));
  },
);

Then('a sign-in link has gone to {string}', function (this: DoorstepWorld, email: string) {
  return linksHaveGoneTo(this, [email]);
});

Then('{int} sign-in links have gone to {string}', function (this: DoorstepWorld, times: number, email: string) {
  return linksHaveGoneTo(
    this,
    Array.from({ length: times }, () => email),
  );
});

Then(
  "{person}'s account is connected with {string}",
  async function (this: DoorstepWorld, { email }: Person, provider: string) {
    await settlesOn(true, () => isConnected(this, email, provider), `whether ${email} is connected with ${provider}`);
  },
);

Then(
  "{person}'s account is not connected with {string}",
  async function (this: DoorstepWorld, { email }: Person, provider: string) {
    assert.equal(await isConnected(this, email, provider), false, `Expected ${email} without ${provider}.`);
  },
);

Then(
  'the success was by the credential {string} as {string}',
  async function (this: DoorstepWorld, credential: string, operation: string) {
    const told = received(success, await this.visitor.callbackReceived(success));
    assert.deepEqual({ credential: told['credential'], operation: told['operation'] }, { credential, operation });
  },
);

Then(
  'each link in her mails carries {int} letters and digits of its own',
  async function (this: DoorstepWorld, characters: number) {
    const tokens = (await this.service.mails()).map(({ path }) =>
      new URL(path, 'http://app').searchParams.get('ui_sid'),
    );
    assert.ok(tokens.length > 1, `Expected several mails, saw ${tokens.length}.`);
    for (const token of tokens) assert.match(token ?? '', new RegExp(`^[A-Za-z0-9]{${characters}}$`));
    assert.equal(new Set(tokens).size, tokens.length, `Expected no two tokens alike, saw ${tokens.join(', ')}.`);
  },
);

const success = 'signInSuccessWithAuthResult';

async function isConnected({ service }: DoorstepWorld, email: string, provider: string): Promise<boolean> {
  const account = await service.account(email);
  assert.ok(account, `Expected an account for ${email}; there is none.`);
  return account.providers.includes(providerIdOf(provider));
}

async function linksHaveGoneTo({ service }: DoorstepWorld, emails: readonly string[]): Promise<void> {
  const read = async () => (await service.mails()).map(({ to, purpose }) => ({ to, purpose }));
  const expected = emails.map((to) => ({ to, purpose: 'sign-in link' as const }));
  await settlesOn(expected, read, 'the mails that were sent');
}
