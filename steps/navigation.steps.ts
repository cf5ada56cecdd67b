import { Given, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { ensureAccount } from './shared/accounts.ts';
import { readNewestLink, replaceInLink, setContinueUrl } from './shared/mails.ts';
import { reachScreen } from './shared/reach-screen.ts';
import { goToScreen } from './shared/screen-routes.ts';
import type { Person } from './shared/scenario-state.ts';

Given('{person} has come to {string}', function (this: DoorstepWorld, person: Person, title: string) {
  return reachScreen(this, person, title);
});

Given('{person} has come to the screen {string}', reachNamedScreen);
When('{person} comes to the screen {string}', reachNamedScreen);
function reachNamedScreen(this: DoorstepWorld, person: Person, name: string) {
  return goToScreen(this, person, name);
}

Given(
  '{person} has come to {string} from {string}',
  function (this: DoorstepWorld, person: Person, title: string, address: string) {
    return reachScreen(this, person, title, address);
  },
);

Given(
  '{person} has come to {string} from an address that sets {string} to {string}',
  function (this: DoorstepWorld, person: Person, title: string, parameter: string, value: string) {
    return reachScreen(this, person, title, `/?${new URLSearchParams({ [parameter]: value })}`);
  },
);

Given('{person} is signed in at {string}', async function (this: DoorstepWorld, person: Person, path: string) {
  const password = await ensureAccount(this, person);
  await this.visitor.openSignedIn({ email: person.email, password }, path);
});

Given('the app keeps the widget on its page', function (this: DoorstepWorld) {
  this.visitor.keepWidget();
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

Given('{person} has gone back to her first tab', goToFirstTab);
When('{person} goes back to her first tab', goToFirstTab);
function goToFirstTab(this: DoorstepWorld, _person: Person) {
  return this.visitor.goToFirstTab();
}

Given('{person} has opened {string} on another device', openOnAnotherDevice);
When('{person} opens {string} on another device', openOnAnotherDevice);
function openOnAnotherDevice(this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.openOnAnotherDevice(path);
}

Given('the app has drawn itself anew', function (this: DoorstepWorld) {
  return this.visitor.redrawApp();
});

Given('{person} has reloaded the page', reload);
When('{person} reloads the page', reload);
function reload(this: DoorstepWorld, _person: Person) {
  return this.visitor.reload();
}

When('{person} comes back to the page', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.hideAndShowTab();
});

Given('{person} has turned to another window', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.hideTab();
});

Given('her connection is broken', function (this: DoorstepWorld) {
  return this.visitor.setOnline(false);
});

When('her connection is back', function (this: DoorstepWorld) {
  return this.visitor.setOnline(true);
});

Given('{person} has left the page, which her browser keeps', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.moveToCache();
});

When('her browser restores the page as she left it', function (this: DoorstepWorld) {
  return this.visitor.restoreFromCache();
});

Given('{person} has gone back in her browser', goBack);
When('{person} goes back in her browser', goBack);
function goBack(this: DoorstepWorld, _person: Person) {
  return this.visitor.goBack();
}

When(
  '{person} goes back by {int} pages in her browser',
  function (this: DoorstepWorld, _person: Person, pages: number) {
    return this.visitor.goBack(pages);
  },
);

Given('{person} has gone forward in her browser', goForward);
When('{person} goes forward in her browser', goForward);
function goForward(this: DoorstepWorld, _person: Person) {
  return this.visitor.goForward();
}

Given('the widget leaves the history of the browser alone', function (this: DoorstepWorld) {
  this.visitor.turnOffHistory();
});

Given('{person} has opened the link in her mail', openLink);
When('{person} opens the link in her mail', openLink);
async function openLink(this: DoorstepWorld, _person: Person) {
  await this.visitor.open(await readNewestLink(this));
}

When(
  '{person} opens the link in her mail with {string} replaced by {string}',
  async function (this: DoorstepWorld, _person: Person, original: string, replacement: string) {
    await this.visitor.open(replaceInLink(await readNewestLink(this), original, replacement));
  },
);

When(
  '{person} opens the link in her mail, changed into a link {linkPurpose}',
  async function (this: DoorstepWorld, _person: Person, mode: string) {
    await this.visitor.open((await readNewestLink(this)).replace(/mode=\w+/, `mode=${mode}`));
  },
);

Given(
  '{person} has followed the link in her mail, which continues to {string}',
  async function (this: DoorstepWorld, _person: Person, continueUrl: string) {
    await this.visitor.goTo(setContinueUrl(await readNewestLink(this), continueUrl));
  },
);

Given(
  '{person} has followed the link in her mail, which opens {string}',
  async function (this: DoorstepWorld, _person: Person, path: string) {
    await this.visitor.goTo(replaceInLink(await readNewestLink(this), '/Login?', `${path}?`));
  },
);

Given('{person} has opened the link in her mail, which continues to {string}', openLinkWithContinueUrl);
When('{person} opens the link in her mail, which continues to {string}', openLinkWithContinueUrl);
async function openLinkWithContinueUrl(this: DoorstepWorld, _person: Person, continueUrl: string) {
  await this.visitor.open(setContinueUrl(await readNewestLink(this), continueUrl));
}

Given(
  '{person} has opened the link in her mail, which has no continue link',
  async function (this: DoorstepWorld, _person: Person) {
    await this.visitor.open(setContinueUrl(await readNewestLink(this), null));
  },
);

Given('{person} has gone to {namedPage}', goTo);
When('{person} goes to {namedPage}', goTo);

Given('{person} has opened {namedPage}', openApp);
When('{person} opens {namedPage}', openApp);

Given('{person} has followed a made-up link {linkPurpose}', followMadeUpLink);
function followMadeUpLink(this: DoorstepWorld, _person: Person, mode: string) {
  return this.visitor.goTo(createMadeUpLink(mode));
}

Given(
  '{person} has followed a made-up link of the organisation {string} that is {linkPurpose}',
  function (this: DoorstepWorld, _person: Person, organisation: string, mode: string) {
    return this.visitor.goTo(createMadeUpLink(mode, organisation));
  },
);

When('{person} opens a made-up link {linkPurpose}', function (this: DoorstepWorld, _person: Person, mode: string) {
  return this.visitor.open(createMadeUpLink(mode));
});

Given('{person} has opened a made-up link of the organisation {string} that is {linkPurpose}', openMadeUpTenantLink);
When('{person} opens a made-up link of the organisation {string} that is {linkPurpose}', openMadeUpTenantLink);
function openMadeUpTenantLink(this: DoorstepWorld, _person: Person, organisation: string, mode: string) {
  return this.visitor.open(createMadeUpLink(mode, organisation));
}

Given(
  '{person} has opened a made-up link of the organisation {string} that is to sign in, but only in the browser that asked for it',
  function (this: DoorstepWorld, _person: Person, organisation: string) {
    return this.visitor.open(`${createMadeUpLink('signIn', organisation)}&ui_sd=1`);
  },
);

When(
  '{person} opens a link without a code {linkPurpose}',
  function (this: DoorstepWorld, _person: Person, mode: string) {
    return this.visitor.open(`/?mode=${mode}`);
  },
);

const createMadeUpLink = (mode: string, tenantId?: string): string =>
  `/?mode=${mode}&oobCode=made-up${tenantId === undefined ? '' : `&tenantId=${tenantId}`}`;
