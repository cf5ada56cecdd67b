import { Given, When } from '@cucumber/cucumber';
import { haveAccount } from './shared/accounts.ts';
import { arrive } from './shared/reach-screen.ts';
import { goingOnTo, newestLink, writtenOtherwise } from './shared/mails.ts';
import type { Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('{person} has come to {string}', function (this: DoorstepWorld, person: Person, title: string) {
  return arrive(this, person, title);
});

Given(
  '{person} has come to {string} from {string}',
  function (this: DoorstepWorld, person: Person, title: string, address: string) {
    return arrive(this, person, title, address);
  },
);

Given(
  '{person} has come to {string} with {string} in the address as {string}',
  function (this: DoorstepWorld, person: Person, title: string, parameter: string, value: string) {
    return arrive(this, person, title, `/?${new URLSearchParams({ [parameter]: value })}`);
  },
);

Given('{person} is signed in at {string}', async function (this: DoorstepWorld, person: Person, path: string) {
  const password = await haveAccount(this, person);
  await this.visitor.isSignedIn({ email: person.email, password }, path);
});

When('{person} (has )open(s)(ed) {string}', function (this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.opens(path);
});

When('{person} (has )go(es)(ne) to {string}', function (this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.goesTo(path);
});

When(
  '{person} (has )open(s)(ed) {string} in a new session',
  function (this: DoorstepWorld, _person: Person, path: string) {
    return this.visitor.opensInNewSession(path);
  },
);

When('{person} (has )reload(s)(ed) the page', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.reloads();
});

When('{person} comes back to the page', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.comesBack();
});

When('the browser gives her back the page as she had left it', function (this: DoorstepWorld) {
  return this.visitor.isGivenBackThePage();
});

When('{person} goes back in her history', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.goesBackInHistory();
});

When('{person} (has )open(s)(ed) the link in her mail', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.opens(await newestLink(this));
});

When(
  '{person} (has )open(s)(ed) the link in her mail with {string} in place of {string}',
  async function (this: DoorstepWorld, _person: Person, written: string, original: string) {
    await this.visitor.opens(writtenOtherwise(await newestLink(this), original, written));
  },
);

Given(
  '{person} (has )open(s)(ed) the link in her mail, which goes on to {string}',
  async function (this: DoorstepWorld, _person: Person, target: string) {
    await this.visitor.opens(goingOnTo(target, await newestLink(this)));
  },
);

Given(
  '{person} has opened the link in her mail, which goes on to nowhere',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.opens(goingOnTo(null, await newestLink(this)));
  },
);
