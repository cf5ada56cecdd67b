import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { CheckboxVerification } from './checkbox-verification.ts';

class FakeElement extends EventTarget {
  checked = false;
  type = '';
  children: unknown[] = [];
  readonly ownerDocument = { createElement: () => this.create() };
  readonly created: FakeElement[] = [];
  create(): FakeElement {
    const element = new FakeElement();
    this.created.push(element);
    return element;
  }
  append(...children: unknown[]): void {
    this.children.push(...children);
  }
  remove(): void {
    this.children = [];
  }
}

let changes: boolean[];
let verification: CheckboxVerification;
let box: FakeElement;
let container: FakeElement;

beforeEach(async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  changes = [];
  container = new FakeElement();
  verification = new CheckboxVerification(async () => 'key');
  await verification.render(container as unknown as HTMLElement, (isSolved) => changes.push(isSolved));
  const checkbox = container.created.find(({ type }) => type === 'checkbox');
  assert.ok(checkbox, 'expected a checkbox');
  box = checkbox;
});

afterEach(() => {
  mock.timers.reset();
});

function tick(checked = true): void {
  box.checked = checked;
  box.dispatchEvent(new Event('change'));
}

test('the verification renders a labelled checkbox', () => {
  const [label] = container.children as FakeElement[];
  assert.deepEqual(label?.children, [box, " I'm not a robot"]);
});

test('a proof is still valid one millisecond before 60 s have passed', () => {
  tick();
  mock.timers.tick(59_999);
  assert.equal(typeof verification.consumeProof(), 'string');
  assert.deepEqual(changes, [true, false]);
});

test('a proof expires after 60 s, which clears the checkbox', () => {
  tick();
  mock.timers.tick(60_000);
  assert.deepEqual(changes, [true, false]);
  assert.equal(box.checked, false);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
});

test('an attempt consumes the proof but leaves the checkbox ticked until reset', () => {
  tick();
  verification.consumeProof();
  assert.deepEqual([box.checked, changes], [true, [true, false]]);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
  verification.reset();
  assert.equal(box.checked, false);
});

test('ticking the checkbox again starts a new period of 60 s', () => {
  tick();
  mock.timers.tick(40_000);
  tick(false);
  tick();
  mock.timers.tick(40_000);
  verification.consumeProof();
  assert.deepEqual(changes, [true, false, true, false]);
});

test('a cleared verification reports no change', () => {
  tick();
  verification.clear();
  mock.timers.tick(60_000);
  assert.deepEqual(changes, [true]);
  assert.throws(() => verification.consumeProof(), { code: 'auth/captcha-check-failed' });
});

test('after the site key could not be loaded, the next attempt loads it again and renders the checkbox', async () => {
  const target = new FakeElement();
  let loads = 0;
  const flaky = new CheckboxVerification(async () => {
    loads += 1;
    if (loads < 3) throw new Error('no key');
    return 'key';
  });
  flaky.retry();
  await assert.rejects(
    flaky.render(target as unknown as HTMLElement, () => {}),
    /no key/,
  );
  flaky.retry();
  await new Promise(setImmediate);
  assert.deepEqual([loads, target.children], [2, []]);
  flaky.retry();
  await new Promise(setImmediate);
  flaky.retry();
  assert.deepEqual([loads, target.children.length], [3, 1]);
});

test('a cleared verification is not rendered by a retry', async () => {
  const target = new FakeElement();
  const keys = [Promise.reject(new Error('no key')), Promise.resolve('key')];
  const cleared = new CheckboxVerification(async () => keys.shift() ?? 'key');
  await assert.rejects(cleared.render(target as unknown as HTMLElement, () => {}));
  cleared.clear();
  cleared.retry();
  await new Promise(setImmediate);
  assert.deepEqual(target.children, []);
});

test('a verification is not rendered if the site key cannot be loaded, or if it is cleared meanwhile', async () => {
  const target = new FakeElement() as unknown as HTMLElement;
  const withoutKey = new CheckboxVerification(() => Promise.reject(new Error('no key')));
  await assert.rejects(
    withoutKey.render(target, () => {}),
    /no key/,
  );
  const cleared = new CheckboxVerification(async () => 'key');
  const rendering = cleared.render(target, () => {});
  cleared.clear();
  await rendering;
  assert.deepEqual((target as unknown as FakeElement).children, []);
});

test('an invisible verification has no checkbox, and a proof for each attempt', async () => {
  const target = new FakeElement();
  const invisible = new CheckboxVerification(async () => 'key', { size: 'invisible' });
  const invisibleChanges: boolean[] = [];
  await invisible.render(target as unknown as HTMLElement, (isSolved) => invisibleChanges.push(isSolved));
  assert.deepEqual([target.children, invisibleChanges], [[], [true]]);
  mock.timers.tick(60_000);
  assert.equal(typeof invisible.consumeProof(), 'string');
  assert.throws(() => invisible.consumeProof(), /auth\/captcha-check-failed|proof was used/);
  invisible.reset();
  assert.throws(() => invisible.consumeProof());
  await invisible.ready();
  assert.equal(typeof invisible.consumeProof(), 'string');
  invisible.clear();
  invisible.reset();
  await invisible.ready();
  assert.throws(() => invisible.consumeProof());
});
