import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('the app shows the sign-in in a dialog', function (this: DoorstepWorld) {
  this.visitor.useDialog();
});

Given('{person} has opened the dialog', openDialog);
When('{person} opens the dialog', openDialog);
async function openDialog(this: DoorstepWorld, _person: Person): Promise<void> {
  await this.visitor.choose('Log in');
}

When('{person} clicks beside the dialog', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.clickBesideDialog();
});

Then('the dialog is closed', async function (this: DoorstepWorld) {
  await waitUntilEqual<string | null>(null, () => this.visitor.readDialogName(), 'the name of the dialog');
});

Then('a dialog named {string} is open', async function (this: DoorstepWorld, name: string) {
  const read = async () => {
    const actual = await this.visitor.readDialogName();
    return actual === null ? null : this.visitor.inEnglish([actual], [name])[0];
  };
  await waitUntilEqual<string | null | undefined>(name, read, 'the name of the dialog');
});

Then('the page behind the dialog cannot be used', async function (this: DoorstepWorld) {
  assert.ok(await this.visitor.isDialogModal());
});
