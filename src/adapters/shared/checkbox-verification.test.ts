import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { CheckboxVerification } from './checkbox-verification.ts';

/** As much of a page as is drawn on. */
class Box extends EventTarget {
  checked = false;
  type = '';
  parts: unknown[] = [];
  readonly ownerDocument = { createElement: () => this.next() };
  readonly made: Box[] = [];
  next(): Box {
    const box = new Box();
    this.made.push(box);
    return box;
  }
  append(...parts: unknown[]): void {
    this.parts.push(...parts);
  }
  remove(): void {
    this.parts = [];
  }
}

let heard: boolean[];
let verification: CheckboxVerification;
let box: Box;
let container: Box;

beforeEach(async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  heard = [];
  container = new Box();
  verification = new CheckboxVerification(async () => 'key');
  await verification.render(container as unknown as HTMLElement, (isSolved) => heard.push(isSolved));
  const drawn = container.made.find(({ type }) => type === 'checkbox');
  assert.ok(drawn, 'expected a checkbox');
  box = drawn;
});

afterEach(() => {
  mock.timers.reset();
});

function tick(checked = true): void {
  box.checked = checked;
  box.dispatchEvent(new Event('change'));
}

test('it is a checkbox with a label that says what it is for', () => {
  const [label] = container.parts as Box[];
  assert.deepEqual(label?.parts, [box, " I'm not a robot"]);
});

test('a proof lasts for 60 s, less a millisecond', () => {
  tick();
  mock.timers.tick(59_999);
  assert.equal(typeof verification.consumeProof(), 'string');
  assert.deepEqual(heard, [true, false]);
});

test('a proof has run out after 60 s, and the box is empty again', () => {
  tick();
  mock.timers.tick(60_000);
  assert.deepEqual(heard, [true, false]);
  assert.equal(box.checked, false);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
});

test('a proof is used up by one attempt, and looks as if it were not until it is reset', () => {
  tick();
  verification.consumeProof();
  assert.deepEqual([box.checked, heard], [true, [true, false]]);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
  verification.reset();
  assert.equal(box.checked, false);
});

test('a box that is ticked again gives another minute', () => {
  tick();
  mock.timers.tick(40_000);
  tick(false);
  tick();
  mock.timers.tick(40_000);
  verification.consumeProof();
  assert.deepEqual(heard, [true, false, true, false]);
});

test('nothing is heard any more once it was cleared', () => {
  tick();
  verification.clear();
  mock.timers.tick(60_000);
  assert.deepEqual(heard, [true]);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
});

test('it is not drawn without the project’s key, nor once it was taken away meanwhile', async () => {
  const place = new Box() as unknown as HTMLElement;
  const without = new CheckboxVerification(() => Promise.reject(new Error('no key')));
  await assert.rejects(
    without.render(place, () => {}),
    /no key/,
  );
  const late = new CheckboxVerification(async () => 'key');
  const drawing = late.render(place, () => {});
  late.clear();
  await drawing;
  assert.deepEqual((place as unknown as Box).parts, []);
});
