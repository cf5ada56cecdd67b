import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Auth, RecaptchaParameters, RecaptchaVerifier } from 'firebase/auth';
import { AuthError } from '../../auth-error.ts';
import { RecaptchaVerification } from './recaptcha-verification.ts';

Object.assign(globalThis, { window: globalThis });

/** Fake element that contains the reCAPTCHA. `drawn` is the number of reCAPTCHAs in the element. */
class FakeContainer {
  drawn = 0;
  readonly ownerDocument = { createElement: () => ({}) };
  append(): void {
    this.drawn += 1;
  }
  replaceChildren(): void {
    this.drawn = 0;
  }
}

let isOnline: boolean;
let attempts: number;
let changes: boolean[];
let solve: () => void;
let container: FakeContainer;
let verification: RecaptchaVerification;

beforeEach(() => {
  isOnline = true;
  attempts = 0;
  changes = [];
  container = new FakeContainer();
  const createVerifier = (_auth: Auth, _element: HTMLElement, parameters: RecaptchaParameters) => {
    solve = () => parameters.callback?.('proof');
    const render = async () => {
      attempts += 1;
      if (!isOnline) throw new AuthError('auth/network-request-failed');
      return attempts;
    };
    return { render, clear() {} } as unknown as RecaptchaVerifier;
  };
  verification = new RecaptchaVerification({} as Auth, {}, createVerifier);
});

const render = () =>
  verification.render(container as unknown as HTMLElement, (isSolved) => void changes.push(isSolved));
const settle = () => new Promise(setImmediate);

test('a reCAPTCHA that could not be drawn again after an attempt is drawn at the next attempt', async () => {
  await render();
  solve();
  verification.takeVerifier();
  isOnline = false;
  verification.reset();
  await settle();
  isOnline = true;
  verification.retry();
  await settle();
  solve();
  verification.takeVerifier();
  assert.deepEqual([attempts, container.drawn, changes.at(-2)], [3, 1, true]);
  verification.clear();
});

test('a reCAPTCHA that could not be drawn at first is drawn at the next attempt', async () => {
  isOnline = false;
  await assert.rejects(render(), { code: 'auth/network-request-failed' });
  verification.retry();
  await settle();
  isOnline = true;
  verification.retry();
  await settle();
  solve();
  verification.takeVerifier();
  assert.deepEqual([attempts, container.drawn], [3, 1]);
  verification.clear();
});

test('a reCAPTCHA that is visible is not drawn again', async () => {
  await render();
  verification.retry();
  await settle();
  assert.equal(attempts, 1);
  solve();
  verification.retry();
  verification.takeVerifier();
  verification.clear();
});

test('a cleared reCAPTCHA is not drawn again', async () => {
  isOnline = false;
  await assert.rejects(render());
  verification.clear();
  isOnline = true;
  verification.retry();
  await settle();
  assert.deepEqual([attempts, container.drawn], [1, 0]);
});

test('a late proof of a reCAPTCHA that was replaced does not solve the new reCAPTCHA', async () => {
  await render();
  const solveFirst = solve;
  verification.reset();
  await settle();
  solveFirst();
  assert.throws(() => verification.takeVerifier(), { code: 'auth/captcha-check-failed' });
  assert.equal(changes.includes(true), false);
  verification.clear();
});
