import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../widget/view.ts';
import { isAnswerDue } from './is-answer-due.ts';

const waiting = { screen: 'passwordSignUp', pending: true, longWait: null } as View;

for (const [title, view, expected] of [
  ['before the first screen', undefined, false],
  ['while the first screen is loading', { ...waiting, screen: 'blank' }, false],
  ['while the visitor fills in a form', { ...waiting, pending: false }, false],
  ['while the service creates the account', waiting, true],
  ['as soon as she can stop waiting', { ...waiting, longWait: { text: 'Slow', stop: 'Stop' } }, false],
] as const) {
  test(`an answer is ${expected ? '' : 'not '}due ${title}`, () => assert.equal(isAnswerDue(view), expected));
}
