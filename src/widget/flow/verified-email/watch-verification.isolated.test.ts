import assert from 'node:assert/strict';
import { beforeEach, test, type TestContext } from 'node:test';
import { createRefusal, createUser } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Outcome } from '../../ui.ts';
import { watchVerification } from './watch-verification.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = { onLine: true };
Object.assign(globalThis, { document: page, window: new EventTarget() });
Object.defineProperty(globalThis, 'navigator', { value: browser });

beforeEach(() => {
  page.visibilityState = 'visible';
  browser.onLine = true;
});

const unverified = createUser({ emailVerified: false });
const verified = createUser();
const broken = createRefusal('auth/network-request-failed');

/**
 * Starts to watch whether an email is verified. Each of the first checks returns or throws the next item of `answers`.
 * Later checks find the email unverified.
 */
function startWatch(context: TestContext, ...answers: readonly (AuthUser | Error)[]) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let checks = 0;
  const watch = watchVerification(async () => {
    const answer = answers[checks] ?? unverified;
    checks += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  context.after(watch.stop);
  let outcome: Outcome<AuthUser> | null = null;
  void watch.ended.then((ended) => (outcome = ended));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    stop: watch.stop,
    readOutcome: () => outcome,
    async pass(milliseconds: number): Promise<number> {
      context.mock.timers.tick(milliseconds);
      await settle();
      return checks;
    },
    async fire(target: EventTarget, event: string): Promise<number> {
      target.dispatchEvent(new Event(event));
      await settle();
      return checks;
    },
  };
}

test('the user is loaded every 5 seconds until the email is verified', async (context) => {
  const watch = startWatch(context, unverified, verified);
  assert.equal(await watch.pass(4999), 0);
  assert.equal(await watch.pass(1), 1);
  assert.equal(watch.readOutcome(), null);
  assert.equal(await watch.pass(5000), 2);
  assert.deepEqual(watch.readOutcome(), { ok: true, value: verified });
  assert.equal(await watch.pass(60_000), 2);
});

test('transient errors double the interval up to 40 seconds, and a success resets it', async (context) => {
  const watch = startWatch(context, broken, broken, broken, broken, broken, unverified);
  for (const [index, seconds] of [5, 10, 20, 40, 40, 40, 5].entries()) {
    assert.equal(await watch.pass(seconds * 1000 - 1), index);
    assert.equal(await watch.pass(1), index + 1);
  }
  assert.equal(watch.readOutcome(), null);
});

test('an error that is not transient ends the watch', async (context) => {
  const expired = createRefusal('auth/user-token-expired');
  const watch = startWatch(context, expired);
  await watch.pass(5000);
  assert.deepEqual(watch.readOutcome(), { ok: false, error: expired });
});

test('the user is not loaded while the page is hidden or offline, and is loaded at once afterwards', async (context) => {
  const watch = startWatch(context);
  page.visibilityState = 'hidden';
  await watch.fire(document, 'visibilitychange');
  assert.equal(await watch.pass(60_000), 0);
  page.visibilityState = 'visible';
  assert.equal(await watch.fire(document, 'visibilitychange'), 1);
  browser.onLine = false;
  await watch.fire(window, 'offline');
  assert.equal(await watch.pass(60_000), 1);
  browser.onLine = true;
  assert.equal(await watch.fire(window, 'online'), 2);
  assert.equal(await watch.fire(window, 'focus'), 3);
});

test('the user is not loaded after the watch was stopped', async (context) => {
  const watch = startWatch(context);
  watch.stop();
  assert.equal(await watch.pass(5000), 0);
  assert.equal(await watch.fire(window, 'focus'), 0);
});
