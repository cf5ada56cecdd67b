import { Then } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';

Then('{person} sees a tick and {string}', async function (this: DoorstepWorld, _person: Person, text: string) {
  await this.visitor.expectDialog(text);
  await this.visitor.expectDoneIcon(true);
});

Then(
  '{person} sees the progress message {string}',
  async function (this: DoorstepWorld, _person: Person, text: string) {
    await this.visitor.expectDialog(text);
    await this.visitor.expectDoneIcon(false);
  },
);

Then('{person} sees no tick and no progress message', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.expectDialog(null);
  await this.visitor.expectDoneIcon(false);
});
