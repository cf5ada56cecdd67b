import { Given, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { ensureAccount } from './shared/accounts.ts';
import { readNewestLink, replaceInLink, setContinueUrl } from './shared/mails.ts';
import { reachScreen } from './shared/reach-screen.ts';
import type { Person } from './shared/scenario-state.ts';

Given('{person} has come to {string}', function (this: DoorstepWorld, person: Person, title: string) {
  return reachScreen(this, person, title);
});

Given(
  '{person} has come to {string} from {string}',
  function (this: DoorstepWorld, person: Person, title: string, address: string) {
    return reachScreen(this, person, title, address);
  },
);

Given(
  '{person} has come to {string} with {string} in the address as {string}',
  function (this: DoorstepWorld, person: Person, title: string, parameter: string, value: string) {
    return reachScreen(this, person, title, `/?${new URLSearchParams({ [parameter]: value })}`);
  },
);

Given('{person} is signed in at {string}', async function (this: DoorstepWorld, person: Person, path: string) {
  const password = await ensureAccount(this, person);
  await this.visitor.openSignedIn({ email: person.email, password }, path);
});

Given('{person} has opened {string}', openApp);
When('{person} opens {string}', openApp);
function openApp(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.open(path);
}

Given('{person} has gone to {string}', goTo);
When('{person} goes to {string}', goTo);
function goTo(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.goTo(path);
}

Given('{person} has opened {string} in a new tab', openInNewTab);
When('{person} opens {string} in a new tab', openInNewTab);
function openInNewTab(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.openInNewTab(path);
}

Given('{person} has opened {string} on another device', openOnAnotherDevice);
When('{person} opens {string} on another device', openOnAnotherDevice);
function openOnAnotherDevice(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.openOnAnotherDevice(path);
}

Given('{person} has reloaded the page', reload);
When('{person} reloads the page', reload);
function reload(this: DoorstepWorld, _person: Person) {
  return this.visitor.reload();
}

When('{person} comes back to the page', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.hideAndShowTab();
});

When('the browser gives her back the page as she had left it', function (this: DoorstepWorld) {
  return this.visitor.restoreFromCache();
});

When('{person} goes back in her history', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.goBack();
});

Given('{person} has opened the link in her mail', openLink);
When('{person} opens the link in her mail', openLink);
async function openLink(this: DoorstepWorld, _person: Person) {
  await this.visitor.open(await readNewestLink(this));
}

When(
  '{person} opens the link in her mail with {string} in place of {string}',
  async function (this: DoorstepWorld, _person: Person, replacement: string, original: string) {
    await this.visitor.open(replaceInLink(await readNewestLink(this), original, replacement));
  },
);

Given('{person} has opened the link in her mail, which goes on to {string}', openLinkWithContinueUrl);
When('{person} opens the link in her mail, which goes on to {string}', openLinkWithContinueUrl);
async function openLinkWithContinueUrl(this: DoorstepWorld, _person: Person, continueUrl: string) {
  await this.visitor.open(setContinueUrl(await readNewestLink(this), continueUrl));
}

Given(
  '{person} has opened the link in her mail, which goes on to nowhere',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.open(setContinueUrl(await readNewestLink(this), null));
  },
);
