import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { describeCallback } from './shared/callbacks.ts';
import { changeSetting, findPasswordOption } from './shared/configuration.ts';
import { expectMails, nestInContinueUrl, readNewestLink, replaceInLink, replaceToken } from './shared/mails.ts';
import { getProviderId, type Provider } from './shared/providers.ts';
import { expectScreen } from './shared/reach-screen.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntil } from './shared/wait-until.ts';

Given('the app mails sign-in links instead of asking for passwords', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].signInMethod', 'emailLink');
});

Given('the app also mails sign-in links', function (this: DoorstepWorld) {
  changeSetting(this, `${findPasswordOption(this)}.alsoOffer`, 'emailLink');
});

Given('the app asks for passwords instead of mailing sign-in links', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].signInMethod', 'password');
});

Given('sign-in links work only on the device that asked for them', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].forceSameDevice', true);
});

Given('sign-in links lead to {string}', function (this: DoorstepWorld, url: string) {
  changeSetting(this, 'signInOptions[0].emailLinkSignIn', { returns: { url } });
});

Given('sign-in links lead to {string}, which the app refuses', function (this: DoorstepWorld, url: string) {
  changeSetting(this, 'signInOptions[0].emailLinkSignIn', { returns: { url } });
  this.visitor.allowError(/emailLinkSignIn\(\)\.url: must be a URL of the site/);
});

Given(
  '{person} has asked for a link to {string} in the same browser',
  async function (this: DoorstepWorld, _person: Person, email: string) {
    await this.visitor.fill('Email', email);
    await this.visitor.submit();
    await expectScreen(this, 'Sign-in email sent');
  },
);

Given('{person} has followed the link in her mail', followLink);
When('{person} follows the link in her mail', followLink);
async function followLink(this: DoorstepWorld, _person: Person) {
  await this.visitor.goTo(await readNewestLink(this));
}

Given('{person} has followed the link in her mail in a new tab', followLinkInNewTab);
When('{person} follows the link in her mail in a new tab', followLinkInNewTab);
async function followLinkInNewTab(this: DoorstepWorld, _person: Person) {
  await this.visitor.openInNewTab(await readNewestLink(this));
}

Given('{person} has followed the link in her mail with {string} replaced by {string}', followChangedLink);
When('{person} follows the link in her mail with {string} replaced by {string}', followChangedLink);
async function followChangedLink(this: DoorstepWorld, _person: Person, original: string, replacement: string) {
  await this.visitor.goTo(replaceInLink(await readNewestLink(this), original, replacement));
}

When(
  '{person} follows the link in her mail, which leads to {string}',
  async function (this: DoorstepWorld, _person: Person, path: string) {
    await this.visitor.goTo(replaceInLink(await readNewestLink(this), '/Login?', `${path}?`));
  },
);

When(
  '{person} follows the link in her mail, which carries the sign-in link inside its continue link',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.goTo(nestInContinueUrl(await readNewestLink(this)));
  },
);

When(
  '{person} follows a link for which she has asked in a different browser',
  async function (this: DoorstepWorld, _person: Person) {
    const token = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';
    await this.visitor.goTo(replaceToken(await readNewestLink(this), token));
  },
);

Given(
  'her browser remembers the email {string} for links with the secret {string}',
  function (this: DoorstepWorld, email: string, secret: string) {
    return this.visitor.plantLinkEmail(email, secret);
  },
);

Given(
  'the app used its former sign-in form when {person} asked for the link',
  function (this: DoorstepWorld, _person: Person) {
    return this.visitor.rememberLinkAsFirebaseUi();
  },
);

When(
  '{person} follows the link in her mail with its secret replaced by {string}',
  async function (this: DoorstepWorld, _person: Person, secret: string) {
    await this.visitor.goTo(replaceToken(await readNewestLink(this), secret));
  },
);

Given('{person} has opened the link in her mail on another device', openLinkOnAnotherDevice);
When('{person} opens the link in her mail on another device', openLinkOnAnotherDevice);
async function openLinkOnAnotherDevice(this: DoorstepWorld, _person: Person) {
  await this.visitor.openOnAnotherDevice(await readNewestLink(this));
}

Then('a sign-in mail has been sent to {string}', function (this: DoorstepWorld, email: string) {
  return expectMails(this, 'sign-in link', [email]);
});

Then('{int} sign-in mails have been sent to {string}', function (this: DoorstepWorld, times: number, email: string) {
  return expectMails(this, 'sign-in link', Array<string>(times).fill(email));
});

Then(
  "{person}'s account is connected with {string}",
  async function (this: DoorstepWorld, { email }: Person, provider: string) {
    await waitUntil(() => isConnected(this, email, provider), `${email} to be connected with ${provider}`);
  },
);

Then(
  "{person}'s account is not connected with {string}",
  async function (this: DoorstepWorld, { email }: Person, provider: string) {
    assert.equal(
      await isConnected(this, email, provider),
      false,
      `Expected the account ${email} not to be connected with ${provider}.`,
    );
  },
);

Then(
  'the app is told of a sign-in with the credential of {provider}',
  async function (this: DoorstepWorld, { id }: Provider) {
    const calls = await this.visitor.readCallbackCalls(successCallback);
    const { credential, operation } = describeCallback(successCallback, calls);
    assert.deepEqual({ credential, operation }, { credential: id, operation: 'signIn' });
  },
);

Then(
  'each link in her mails has a different token of {int} letters and digits',
  async function (this: DoorstepWorld, length: number) {
    const tokens = (await this.service.mails()).map(({ path }) =>
      new URL(path, 'http://app').searchParams.get('ui_sid'),
    );
    assert.ok(tokens.length > 1, `Expected several mails, saw ${tokens.length}.`);
    for (const token of tokens) assert.match(token ?? '', new RegExp(`^[A-Za-z0-9]{${length}}$`));
    assert.equal(new Set(tokens).size, tokens.length, `Expected all tokens to be different: ${tokens.join(', ')}.`);
  },
);

const successCallback = 'signInSuccessWithAuthResult';

async function isConnected({ service }: DoorstepWorld, email: string, provider: string): Promise<boolean> {
  const account = await service.account(email);
  assert.ok(account, `Expected an account for ${email}, but there is none.`);
  return account.providers.includes(getProviderId(provider));
}
