import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import type { TabWalk } from '../driver/visitor/keyboard.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Then('the Tab key leads to:', async function (this: DoorstepWorld, labels: DataTable) {
  const expected = labels.raw().flat();
  assert.deepEqual(this.visitor.inEnglish(await this.visitor.readTabStops(), expected), expected);
});

const walks = new WeakMap<DoorstepWorld, TabWalk>();

Then('the Tab key leads to {string}', async function (this: DoorstepWorld, labels: string) {
  const walk = await this.visitor.walkByTab();
  walks.set(this, walk);
  const expected = labels.split(', ');
  assert.deepEqual(this.visitor.inEnglish(walk.stops, expected), expected);
});

Then('Shift with the Tab key leads back', function (this: DoorstepWorld) {
  const { stops, wayBack } = getWalk(this);
  assert.deepEqual(wayBack, stops.toReversed());
});

Then('there is nothing else that she can use', function (this: DoorstepWorld) {
  assert.deepEqual(getWalk(this).missed, []);
});

Then('these are drawn in the same order', function (this: DoorstepWorld) {
  assert.deepEqual(getWalk(this).misplaced, []);
});

Then('she always sees where the focus is', function (this: DoorstepWorld) {
  assert.deepEqual(getWalk(this).unmarked, []);
});

function getWalk(world: DoorstepWorld): TabWalk {
  const walk = walks.get(world);
  assert.ok(walk, 'Expected an earlier step to press the Tab key.');
  return walk;
}
