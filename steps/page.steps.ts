import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { getState, type Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

Given("{person}'s browser stores no data", function (this: DoorstepWorld, _person: Person) {
  this.visitor.denyStorage();
});

Given("her browser's storage is full", function (this: DoorstepWorld) {
  return this.visitor.fillStorage();
});

Given("her browser's storage has room again", function (this: DoorstepWorld) {
  return this.visitor.freeStorage();
});

Given('her browser refuses to forget who is signed in', function (this: DoorstepWorld) {
  return this.visitor.denyRemoval();
});

Given('her browser forgets again who is signed in', function (this: DoorstepWorld) {
  return this.visitor.allowRemoval();
});

Given("{person}'s browser offers no database", function (this: DoorstepWorld, _person: Person) {
  this.visitor.denyDatabase();
});

Given("{person}'s browser keeps sites apart", function (this: DoorstepWorld, _person: Person) {
  return this.visitor.useBrowserThatKeepsSitesApart();
});

Given('{person} uses {inAppBrowser}', function (this: DoorstepWorld, _person: Person, userAgent: string) {
  return this.visitor.useBrowserWithUserAgent(userAgent);
});

Given('a part of the page cannot be loaded', function (this: DoorstepWorld) {
  return this.visitor.loseChunks('fails');
});

Given('a part of the page never loads', function (this: DoorstepWorld) {
  return this.visitor.loseChunks('never answered');
});

Given('the part of the page can be loaded again', function (this: DoorstepWorld) {
  return this.visitor.restoreChunks();
});

Given('there is a page at {string}', function (this: DoorstepWorld, url: string) {
  return this.visitor.servePage(url);
});

Then('{person} is on the page {string}', async function (this: DoorstepWorld, _person: Person, url: string) {
  await waitUntilEqual(url, async () => this.visitor.readUrl(), 'the URL of the page');
});

When('her window becomes {int} pixels wide', function (this: DoorstepWorld, width: number) {
  return this.visitor.resizeWindow(width);
});

Given('another page of the app has sent her to sign in', callSignIn);
When('another page of the app sends her to sign in', callSignIn);
function callSignIn(this: DoorstepWorld) {
  return this.visitor.callSignIn();
}

Given('another page of the app has opened the sign-in in a small window', async function (this: DoorstepWorld) {
  await this.visitor.callSignIn();
  await this.visitor.goToWindow();
});

Given('the window has closed', expectClosedWindow);
Then('the window is closed', expectClosedWindow);
async function expectClosedWindow(this: DoorstepWorld) {
  await waitUntil(async () => this.visitor.isWindowClosed(), 'the window to be closed');
}

When('another page of the app tries to send her to sign in', async function (this: DoorstepWorld) {
  getState(this).signInError = await this.visitor.readSignInError();
});

Then("the app's call fails, and the error names {string}", function (this: DoorstepWorld, text: string) {
  const error = getState(this).signInError;
  assert.ok(
    error?.includes(text),
    `Expected the call to fail with an error that names "${text}", but the error is ${error}.`,
  );
});

Then("the developer's console names a {string}", async function (this: DoorstepWorld, name: string) {
  const read = async () => (await this.visitor.readConsoleMessages()).some((message) => message.includes(`${name}:`));
  await waitUntil(read, `the console to name a ${name}`);
});

Then("the developer's console says {string}", async function (this: DoorstepWorld, text: string) {
  const read = async () => {
    const lines = (await this.visitor.readConsoleMessages()).flatMap((message) => message.split('\n'));
    return lines.some((line) => line.endsWith(text));
  };
  await waitUntil(read, `the console to say ${JSON.stringify(text)}`);
});

Given('the environment variable {string} is not set', function (this: DoorstepWorld, variable: string) {
  delete getState(this).environment[variable];
});

Given('the environment variable {string} is {string}', function (this: DoorstepWorld, variable: string, value: string) {
  getState(this).environment[variable] = value;
});

Given('{person} has opened the deployed app', openDeployedApp);
When('{person} opens the deployed app', openDeployedApp);
function openDeployedApp(this: DoorstepWorld, _person: Person) {
  return this.visitor.openDeployedApp(getState(this).environment);
}

Then(
  "the service's library has been set up with the values of:",
  async function (this: DoorstepWorld, table: DataTable) {
    const { environment } = getState(this);
    const expected = Object.fromEntries(
      Object.entries(table.rowsHash()).map(([name, variable]) => [configKeys[name], environment[variable]]),
    );
    const isReady = async () => (await this.visitor.readFirebaseConfigs()).length > 0;
    await waitUntil(isReady, "the service's library to be set up");
    for (const config of await this.visitor.readFirebaseConfigs()) assert.deepEqual(config, expected);
  },
);

/** Maps the name of a setting in the features to the key in the Firebase configuration. */
const configKeys: Readonly<Record<string, string>> = {
  'API key': 'apiKey',
  'auth domain': 'authDomain',
  'database URL': 'databaseURL',
  'storage bucket': 'storageBucket',
  'app id': 'appId',
};

Given('the developer has started to measure how fast the page loads', async function (this: DoorstepWorld) {
  await this.visitor.startWebVitals();
  await this.clock.pass(1000);
  await this.clock.pass(1000);
});

When('the developer starts to measure how fast the page loads', function (this: DoorstepWorld) {
  return this.visitor.startWebVitals();
});

Then('the developer receives the measurement {string}', async function (this: DoorstepWorld, name: string) {
  const read = async () => {
    // Let time pass, because the library web-vitals reports values in idle callbacks. Idle callbacks do not run while
    // the clock is paused.
    await this.clock.pass(100);
    return (await this.visitor.readWebVitals()).includes(name);
  };
  await waitUntil(read, `${name} to be reported`);
});

/** For each web vital, the type of the performance entries that measure it. */
const entryTypes: Readonly<Record<string, string>> = {
  CLS: 'layout-shift',
  FCP: 'paint',
  INP: 'event',
  LCP: 'largest-contentful-paint',
};

Then('the page measures {string}', async function (this: DoorstepWorld, name: string) {
  const read = async () => {
    await this.clock.pass(100);
    return (await this.visitor.readObservedEntryTypes()).includes(entryTypes[name] ?? name);
  };
  await waitUntil(read, `the page to measure ${name}`);
});

Then('no measurement of the page is reported', async function (this: DoorstepWorld) {
  await this.clock.pass(1000);
  await this.clock.pass(1000);
  const output = await this.visitor.readAllOutput();
  assert.deepEqual(
    output.filter((text) => /\b(CLS|FCP|FID|INP|LCP|TTFB)\b/.test(text)),
    [],
  );
});
