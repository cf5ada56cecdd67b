import { Given, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { findPassword } from './shared/people.ts';
import { completeScreen, fillFields } from './shared/reach-screen.ts';
import type { Person } from './shared/scenario-state.ts';

Given('{person} has continued with the email {string}', continueWithEmail);
When('{person} continues with the email {string}', continueWithEmail);
async function continueWithEmail(this: DoorstepWorld, _person: Person, email: string) {
  await this.visitor.fill('Email', email);
  await this.visitor.submit();
}

When(
  '{person} signs in with the password {string}',
  async function (this: DoorstepWorld, _person: Person, password: string) {
    await this.visitor.fill('Password', password);
    await this.visitor.submit();
  },
);

Given('{person} has submitted:', submitFields);
When('{person} submits:', submitFields);
async function submitFields(this: DoorstepWorld, _person: Person, texts: DataTable) {
  await fillFields(this, texts.rowsHash());
  await this.visitor.submit();
}

Given('{person} has filled in:', function (this: DoorstepWorld, _person: Person, texts: DataTable) {
  return fillFields(this, texts.rowsHash());
});

Given(
  '{person} has filled in {string} as the {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.fill(label, text);
  },
);

Given('her password manager has filled in {string} and {string}', fillInSaved);
When('her password manager fills in {string} and {string}', fillInSaved);
function fillInSaved(this: DoorstepWorld, email: string, password: string) {
  return this.visitor.fillInSaved({ username: email, 'current-password': password });
}

Given(
  'her password manager has filled in the email and the password of {person}',
  function (this: DoorstepWorld, person: Person) {
    return fillInSaved.call(this, person.email, findPassword(this, person) ?? '');
  },
);

When('her browser marks the password as filled in', function (this: DoorstepWorld) {
  return this.visitor.markAsFilled('current-password');
});

Given('{person} has completed {string}', completeNamedScreen);
When('{person} completes {string}', completeNamedScreen);
function completeNamedScreen(this: DoorstepWorld, person: Person, title: string) {
  return completeScreen(this, person, title);
}

Given('{person} has typed {string} into {string}', fillField);
When('{person} types {string} into {string}', fillField);
function fillField(this: DoorstepWorld, _person: Person, text: string, label: string) {
  return this.visitor.fill(label, text);
}

Given('{person} has chosen {string}', choose);
When('{person} chooses {string}', choose);
function choose(this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.choose(label);
}

When('{person} chooses {string} by the keyboard', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.chooseByKeyboard(label);
});

When('{person} clicks {string}', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.click(label);
});

When('{person} clicks the field {string}', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.clickField(label);
});

When('{person} presses {string}', function (this: DoorstepWorld, _person: Person, key: string) {
  return this.visitor.press(key);
});

Given('{person} has pressed {string} {int} time', pressKey);
Given('{person} has pressed {string} {int} times', pressKey);
async function pressKey(this: DoorstepWorld, _person: Person, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await this.visitor.pressWhenIdle(key);
}
