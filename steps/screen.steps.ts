import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { describeCallback, findProfileName } from './shared/callbacks.ts';
import { expectScreen } from './shared/reach-screen.ts';
import { firstScreens } from './shared/screen-routes.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntil, waitUntilEqual } from './shared/wait-until.ts';

Then('{person} comes to {string}', function (this: DoorstepWorld, _person: Person, title: string) {
  return expectScreen(this, title);
});

Then('{person} is back at the beginning', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectOneOfScreens(firstScreens);
});

Then('{person} is still on {string}', async function (this: DoorstepWorld, _person: Person, title: string) {
  await this.visitor.expectTitle(title);
  await this.visitor.expectWatchedScreen(title);
});

Given('the app has switched its language to German', switchToGerman);
When('the app switches its language to German', switchToGerman);
function switchToGerman(this: DoorstepWorld) {
  return this.visitor.switchToGerman();
}

Given('the app uses the texts that we recommend', function (this: DoorstepWorld) {
  this.visitor.useRecommendedMessages();
});

Given('the widget is in the language that the browser prefers', function (this: DoorstepWorld) {
  this.visitor.followBrowser();
});

Given(
  'the widget is in the language that the browser prefers, one of {string}',
  function (this: DoorstepWorld, tags: string) {
    this.visitor.followBrowser(tags.split(', '));
  },
);

Given("{person}'s browser prefers {string}", function (this: DoorstepWorld, _person: Person, tags: string) {
  this.visitor.preferLanguages(tags.split(', '));
});

Then('{person} sees the same screen in German', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectSameScreenInGerman();
});

Then('{person} reads {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.expectText(text);
});

Then('{person} does not read {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.expectNoText(text);
});

Then('{person} sees an empty page', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectEmptyPage();
});

Then('{person} sees only {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.expectOnlyText(text);
});

Then('{person} sees only the busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectOnlyProgress(false);
});

Then('{person} sees only a card with the busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectOnlyProgress(true);
});

Then('{person} sees the message {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.expectNotice(text);
});

Then(
  '{person} sees the message {string} under {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.expectFieldError(label, text);
  },
);

Then(
  '{person} sees the messages under the fields:',
  function (this: DoorstepWorld, _person: Person, messages: DataTable) {
    return this.visitor.expectFieldErrors(messages.rowsHash());
  },
);

Then('{person} sees no message', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectNoMessages();
});

Then('{person} can choose:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.expectActions(labels.raw().flat());
});

Then('{person} can choose {string}', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.expectAction(label);
});

Then('{person} can choose the buttons:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.expectActionsInRole('button', labels.raw().flat());
});

Then('{person} can choose the links:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.expectActionsInRole('link', labels.raw().flat());
});

Then('{person} can choose nothing', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectActions([]);
});

Then('{person} is asked for:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.expectFields(labels.raw().flat());
});

Then('the field {string} contains {string}', function (this: DoorstepWorld, label: string, text: string) {
  return this.visitor.expectValue(label, text);
});

Then(
  'a password manager recognises the field {string} as {string}',
  function (this: DoorstepWorld, label: string, token: string) {
    return this.visitor.expectAutocomplete(label, token);
  },
);

Then(
  'a password manager recognises {string} as the email of the form',
  async function (this: DoorstepWorld, email: string) {
    const read = () => this.visitor.readFormValue('username');
    await waitUntilEqual<string | null>(email, read, 'the email that a password manager recognises');
  },
);

Then('the fields of the form are named:', function (this: DoorstepWorld, names: DataTable) {
  return this.visitor.expectFieldNames(names.raw().flat());
});

Then(
  'a phone shows the keyboard {string} for the field {string}',
  function (this: DoorstepWorld, keyboard: string, label: string) {
    return this.visitor.expectKeyboard(label, keyboard);
  },
);

Then('the text in {string} {isReadable}', function (this: DoorstepWorld, label: string, isReadable: boolean) {
  return this.visitor.expectReadable(label, isReadable);
});

Then('the focus is on {string}', function (this: DoorstepWorld, label: string) {
  return this.visitor.expectFocus(label);
});

Then('{person} sees the busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectBusyIndicator(true);
});

Then('{person} sees no busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.expectBusyIndicator(false);
});

Then('the address is {string}', function (this: DoorstepWorld, path: string) {
  return this.visitor.expectAddress(path);
});

Then('the page is titled {string}', function (this: DoorstepWorld, title: string) {
  return this.visitor.expectDocumentTitle(title);
});

Then('the link {string} leads to {string} in a new tab', function (this: DoorstepWorld, label: string, url: string) {
  return this.visitor.expectLink(label, url);
});

/** Maps the name of a web mail service to the address of its inbox. */
const webMail: Readonly<Record<string, string>> = {
  Gmail: 'https://mail.google.com/mail/',
  Outlook: 'https://outlook.live.com/mail/',
  'Yahoo Mail': 'https://mail.yahoo.com/',
  'iCloud Mail': 'https://www.icloud.com/mail/',
};

Then(
  /^the link "([^"]+)" leads to the web mail of (Gmail|Outlook|Yahoo Mail|iCloud Mail) in a new tab$/,
  function (this: DoorstepWorld, label: string, company: string) {
    return this.visitor.expectLink(label, webMail[company] ?? '');
  },
);

Then('the button {string} has the colour {string}', function (this: DoorstepWorld, label: string, color: string) {
  return this.visitor.expectButtonStyle(label, { color });
});

Then('the button {string} has the picture {string}', function (this: DoorstepWorld, label: string, icon: string) {
  return this.visitor.expectButtonStyle(label, { icon });
});

Then('the button {string} has its usual picture', function (this: DoorstepWorld, label: string) {
  return this.visitor.expectButtonStyle(label, { icon: 'none' });
});

Then('the widget is {int} pixels wide', async function (this: DoorstepWorld, width: number) {
  const actual = await this.visitor.measureCardWidth();
  assert.equal(actual, width, `Expected the widget to be ${width} px wide, but it is ${actual} px wide.`);
});

Then('{string} is signed in to the app', async function (this: DoorstepWorld, email: string) {
  const read = () => this.visitor.readSharedUserEmail();
  await waitUntilEqual<string | null | undefined>(email, read, 'the user whom the rest of the app knows');
});

Then('a guest is signed in to the app', async function (this: DoorstepWorld) {
  const read = async () =>
    typeof (await this.visitor.readSharedUserId()) === 'string' && (await this.visitor.readSharedUserEmail()) === null;
  await waitUntil(read, 'the rest of the app to know a user without an email');
});

Then('nobody is signed in to the app', async function (this: DoorstepWorld) {
  const read = () => this.visitor.readSharedUserId();
  await waitUntilEqual<string | null | undefined>(
    null,
    read,
    'the account ID of the user whom the rest of the app knows',
  );
});

Then('the app is told by {string}:', async function (this: DoorstepWorld, name: string, details: DataTable) {
  const readCalls = () => this.visitor.readCallbackCalls(name);
  await waitUntilEqual(1, async () => (await readCalls()).length, `the number of calls of "${name}"`);
  const expected = details.rowsHash();
  const call = describeCallback(name, await readCalls());
  const { message } = call;
  const [translated] = message === undefined ? [] : this.visitor.inEnglish([message], [expected['message'] ?? '']);
  assert.deepEqual({ ...call, ...(translated !== undefined && { message: translated }) }, expected);
});

Then(
  'the callback {string} has received the name {string} from the provider',
  async function (this: DoorstepWorld, callback: string, name: string) {
    const read = async () => findProfileName(await this.visitor.readCallbackCalls(callback));
    await waitUntilEqual<string | null>(name, read, `the name in the profile that "${callback}" has received`);
  },
);

Then('the app is told once by {string}', async function (this: DoorstepWorld, name: string) {
  const read = async () => (await this.visitor.readCallbackCalls(name)).length;
  await waitUntilEqual(1, read, `the number of calls of "${name}"`);
});

Then('the app is told nothing by {string}', async function (this: DoorstepWorld, name: string) {
  assert.deepEqual(await this.visitor.readCallbackCalls(name), [], `Expected no call of "${name}".`);
});
