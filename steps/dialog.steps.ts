import { Then } from '@cucumber/cucumber';
import type { Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Then('{person} sees a tick and {string}', async function (this: DoorstepWorld, _person: Person, text: string) {
  await this.visitor.seesDialog(text);
  await this.visitor.seesDoneIcon(true);
});

Then('{person} is kept waiting by {string}', async function (this: DoorstepWorld, _person: Person, text: string) {
  await this.visitor.seesDialog(text);
  await this.visitor.seesDoneIcon(false);
});

Then('{person} sees no tick', async function (this: DoorstepWorld, _person: Person) {
  await this.visitor.seesDialog(null);
  await this.visitor.seesDoneIcon(false);
});
