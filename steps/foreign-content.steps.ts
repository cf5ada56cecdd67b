import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';

When('an attacker adds a script to the page that consists of {foreignScript}', addScript);
When('an attacker adds a script to the page that comes from {foreignScript}', addScript);
function addScript(this: DoorstepWorld, kind: Parameters<DoorstepWorld['visitor']['addForeignScript']>[0]) {
  return this.visitor.addForeignScript(kind);
}

Then('the script does not run', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.hasForeignScriptRun(), false, 'Expected the browser to refuse the script.');
});

When('an attacker sends what she types to another site by a request', function (this: DoorstepWorld) {
  return this.visitor.sendToOtherSite('request');
});

When('an attacker sends what she types to another site by a picture', function (this: DoorstepWorld) {
  return this.visitor.sendToOtherSite('picture');
});

Then('nothing reaches the other site', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.hasReachedOtherSite(), false, 'Expected the browser to send nothing.');
});

When(
  '{person} goes to another site, which shows {string} in a frame',
  function (this: DoorstepWorld, _person: Person, path: string) {
    return this.visitor.showInFrame(path);
  },
);

Then('the frame shows nothing of the app', async function (this: DoorstepWorld) {
  assert.equal(await this.visitor.isPageInFrame(), false, 'Expected the browser to leave the frame empty.');
});
