import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Callbacks } from '../../config/ui-config.ts';
import { github, resultOf, settingsFor } from '../../../../fixtures/flow.ts';
import { configuredTarget, successTarget } from './success-target.ts';

const page = new URL('https://app.example/Login');
const result = resultOf({ credential: github });
const own = 'https://app.example/cummies';

/** Where a success leads, with these callbacks. */
function leads(callbacks: Callbacks | undefined, asked: string | null, signInSuccessUrl: string | undefined = '/') {
  const config = { ...settingsFor().config, ...(callbacks ? { callbacks } : {}) };
  const { signInSuccessUrl: _before, ...rest } = config;
  const settings = { ...settingsFor(), config: signInSuccessUrl === undefined ? rest : { ...rest, signInSuccessUrl } };
  return successTarget(settings, result, asked, page)?.href ?? null;
}

test('a success leads to what the address asked for, else to what is configured', () => {
  assert.equal(leads(undefined, '/cummies'), own);
  assert.equal(leads(undefined, null), 'https://app.example/');
  assert.equal(leads({}, null), 'https://app.example/');
});

test('an address that leads away is not followed', () => {
  assert.equal(leads(undefined, 'https://evil.example/'), 'https://app.example/');
});

test('a success leads elsewhere where the developer wrote so, but only on the web', () => {
  assert.equal(configuredTarget('https://other.example/', page)?.href, 'https://other.example/');
  assert.equal(configuredTarget('javascript:alert(1)', page), null);
  assert.equal(configuredTarget(undefined, page), null);
});

test('the app’s callback decides whether the visitor goes on, and hears who signed in and where to', () => {
  const heard: unknown[] = [];
  const answering = (answer: boolean | void) => ({
    signInSuccessWithAuthResult: (...given: unknown[]) => (heard.push(given), answer),
    signInSuccess: () => assert.fail('The deprecated callback is not asked as well.'),
  });
  assert.equal(leads(answering(true), '/cummies'), own);
  assert.equal(leads(answering(false), '/cummies'), null);
  assert.equal(leads(answering(undefined), null), null);
  assert.deepEqual(heard, [
    [result, own],
    [result, own],
    [result, undefined],
  ]);
});

test('the deprecated callback decides as well, and hears the user and the credential', () => {
  const heard: unknown[] = [];
  const signInSuccess = (...given: unknown[]) => (heard.push(given), given[2] !== undefined);
  assert.equal(leads({ signInSuccess }, '/cummies'), own);
  assert.equal(leads({ signInSuccess }, null), null);
  assert.deepEqual(heard, [
    [result.user, github, own],
    [result.user, github, undefined],
  ]);
});

function faults(context: TestContext): unknown[] {
  const reported: unknown[] = [];
  Object.defineProperty(globalThis, 'reportError', {
    value: (error: unknown) => reported.push(error),
    configurable: true,
  });
  context.after(() => Reflect.deleteProperty(globalThis, 'reportError'));
  return reported;
}

test('a callback that fails is the app’s fault: it is reported, and the visitor goes on', (context) => {
  const reported = faults(context);
  const fault = new Error('app');
  const signInSuccessWithAuthResult = () => {
    throw fault;
  };
  assert.equal(leads({ signInSuccessWithAuthResult }, '/cummies'), own);
  assert.deepEqual(reported, [fault]);
});
