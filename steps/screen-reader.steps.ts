import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('{person} listens to a screen reader', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.startScreenReader();
});

Then('the screen reader says:', function (this: DoorstepWorld, speech: DataTable) {
  return expectSpeech(this, speech.raw().flat());
});

Then('the screen reader says nothing', function (this: DoorstepWorld) {
  return expectSpeech(this, []);
});

Then('a screen reader calls the picture {string}', function (this: DoorstepWorld, name: string) {
  return expectOne(this, 'img', name);
});

Then('a screen reader calls the list {string}', function (this: DoorstepWorld, name: string) {
  return expectOne(this, 'listbox', name);
});

async function expectOne({ visitor }: DoorstepWorld, role: 'img' | 'listbox', name: string): Promise<void> {
  await waitUntilEqual(
    1,
    () => visitor.countNamed(role, name),
    `the number of elements with the role ${role} and this name`,
  );
}

async function expectSpeech({ visitor }: DoorstepWorld, expected: readonly string[]): Promise<void> {
  await waitUntilEqual(expected, () => visitor.readSpeech(), 'the speech of the screen reader');
}
