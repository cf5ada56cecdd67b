import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

Then('nothing is cut off in a window {int} pixels wide', async function (this: DoorstepWorld, width: number) {
  await this.visitor.setWindowWidth(width);
  assert.deepEqual(await this.visitor.findCutOff(), []);
});

Then('nothing is cut off there if letters are twice as large', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.withLargeLetters(2, this.visitor.findCutOff), []);
});

Then(
  'nothing is less than {int} pixels wide or high, unless it stands alone',
  async function (this: DoorstepWorld, size: number) {
    assert.deepEqual(await this.visitor.findSmallTargets(size), []);
  },
);
