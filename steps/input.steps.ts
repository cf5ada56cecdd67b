import { Given, When, type DataTable } from '@cucumber/cucumber';
import { answer, fill } from './shared/reach-screen.ts';
import type { Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

When(
  '{person} (has )continue(s)(d) with {string}',
  async function (this: DoorstepWorld, _person: Person, email: string) {
    await this.visitor.fills('Email', email);
    await this.visitor.submits();
  },
);

When('{person} signs in with {string}', async function (this: DoorstepWorld, _person: Person, password: string) {
  await this.visitor.fills('Password', password);
  await this.visitor.submits();
});

When('{person} (has )submit(s)(ted):', async function (this: DoorstepWorld, _person: Person, entries: DataTable) {
  await fill(this, entries.rowsHash());
  await this.visitor.submits();
});

When('{person} (has )fill(s)(ed) in:', function (this: DoorstepWorld, _person: Person, entries: DataTable) {
  return fill(this, entries.rowsHash());
});

Given(
  '{person} has filled in {string} as the {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.fills(label, text);
  },
);

When('{person} (has )answer(s)(ed) {string} as asked', function (this: DoorstepWorld, person: Person, title: string) {
  return answer(this, person, title);
});

When(
  '{person} types {string} into {string}',
  function (this: DoorstepWorld, _person: Person, text: string, label: string) {
    return this.visitor.fills(label, text);
  },
);

When('{person} (has )cho(oses)(sen) {string}', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.chooses(label);
});

When('{person} clicks {string}', function (this: DoorstepWorld, _person: Person, label: string) {
  return this.visitor.clicks(label);
});

When('{person} presses {string}', function (this: DoorstepWorld, _person: Person, key: string) {
  return this.visitor.presses(key);
});

When(
  '{person} (has )press(es)(ed) {string} {int} times',
  async function (this: DoorstepWorld, _person: Person, key: string, times: number) {
    for (let time = 0; time < times; time += 1) await this.visitor.presses(key);
  },
);
