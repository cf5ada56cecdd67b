import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

/** Width of a small phone, in CSS pixels. */
const smallPhoneWidth = 320;

/**
 * Minimum width and height of buttons, links and fields, in CSS pixels, so that a finger can hit them (WCAG 2.2,
 * 2.5.8).
 */
const smallestTarget = 24;

Then('nothing is cut off on a small phone', async function (this: DoorstepWorld) {
  await this.visitor.setWindowWidth(smallPhoneWidth);
  assert.deepEqual(await this.visitor.findCutOff(), []);
});

Then('nothing is cut off there if letters are twice as large', async function (this: DoorstepWorld) {
  assert.deepEqual(await this.visitor.withLargeLetters(2, this.visitor.findCutOff), []);
});

Then(
  'everything that can be hit is large enough for a finger, unless it stands alone',
  async function (this: DoorstepWorld) {
    assert.deepEqual(await this.visitor.findSmallTargets(smallestTarget), []);
  },
);
