import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { received } from './shared/callbacks.ts';
import type { Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Then('{person} comes to {string}', function (this: DoorstepWorld, _person: Person, title: string) {
  return this.visitor.seesScreen(title);
});

Then('{person} is still at {string}', function (this: DoorstepWorld, _person: Person, title: string) {
  return this.visitor.seesScreen(title);
});

Then('{person} reads {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.seesText(text);
});

Then('{person} does not read {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.doesNotSeeText(text);
});

Then('{person} sees nothing at all', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.seesNothing();
});

Then('{person} sees only {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.seesOnly(text);
});

Then('{person} is told {string}', function (this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.isTold(text);
});

Then(
  '{person} is told {string} under {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.isToldAt(label, text);
  },
);

Then('{person} is told under the fields:', function (this: DoorstepWorld, _person: Person, messages: DataTable) {
  return this.visitor.isToldAtEach(messages.rowsHash());
});

Then('{person} is told nothing', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.isToldNothing();
});

Then('{person} can choose:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.seesActions(labels.raw().flat());
});

Then('{person} can choose nothing', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.seesActions([]);
});

Then('{person} is asked for:', function (this: DoorstepWorld, _person: Person, labels: DataTable) {
  return this.visitor.seesFields(labels.raw().flat());
});

Then('the field {string} holds {string}', function (this: DoorstepWorld, label: string, text: string) {
  return this.visitor.fieldHolds(label, text);
});

Then(
  'a password manager knows the field {string} as {string}',
  function (this: DoorstepWorld, label: string, token: string) {
    return this.visitor.fieldCompletes(label, token);
  },
);

Then('what is typed into {string} {readable}', function (this: DoorstepWorld, label: string, readable: boolean) {
  return this.visitor.fieldIsReadable(label, readable);
});

Then('the focus is on {string}', function (this: DoorstepWorld, label: string) {
  return this.visitor.focusIsOn(label);
});

Then('{person} sees the busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.seesBusyIndicator(true);
});

Then('{person} sees no busy indicator', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.seesBusyIndicator(false);
});

Then('{person} is at {string}', function (this: DoorstepWorld, _person: Person, path: string) {
  return this.visitor.isAt(path);
});

Then('the page is titled {string}', function (this: DoorstepWorld, title: string) {
  return this.visitor.pageIsTitled(title);
});

Then('the link {string} leads to {string} in a new tab', function (this: DoorstepWorld, label: string, url: string) {
  return this.visitor.linkLeadsTo(label, url);
});

Then('the button {string} has the colour {string}', function (this: DoorstepWorld, label: string, color: string) {
  return this.visitor.choiceLooksLike(label, { color });
});

Then('the button {string} has the picture {string}', function (this: DoorstepWorld, label: string, icon: string) {
  return this.visitor.choiceLooksLike(label, { icon });
});

Then('the widget is {int} pixels wide', async function (this: DoorstepWorld, width: number) {
  const seen = await this.visitor.cardWidth();
  assert.equal(seen, width, `Expected the widget ${width} px wide, saw ${seen}.`);
});

Then('the rest of the app knows {string} as the user', async function (this: DoorstepWorld, email: string) {
  const read = () => this.visitor.sharedUserEmail();
  await settlesOn<string | null>(email, read, 'the user whom the rest of the app knows');
});

Then('the rest of the app knows no user', async function (this: DoorstepWorld) {
  const read = () => this.visitor.sharedUserEmail();
  await settlesOn<string | null>(null, read, 'the user whom the rest of the app knows');
});

Then('the callback {string} has been told:', async function (this: DoorstepWorld, name: string, told: DataTable) {
  const calls = () => this.visitor.callbackReceived(name);
  await settlesOn(1, async () => (await calls()).length, `the number of calls of "${name}"`);
  assert.deepEqual(received(name, await calls()), told.rowsHash());
});

Then('the callback {string} has been called', async function (this: DoorstepWorld, name: string) {
  const read = async () => (await this.visitor.callbackReceived(name)).length;
  await settlesOn(1, read, `the number of calls of "${name}"`);
});

Then('the callback {string} has not been called', async function (this: DoorstepWorld, name: string) {
  assert.deepEqual(await this.visitor.callbackReceived(name), [], `Expected "${name}" not to be called.`);
});
