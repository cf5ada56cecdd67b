import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAppError } from './report-app-error.ts';

const error = new Error('A callback of the app has a bug.');

test('an error goes to reportError', (t) => {
  const reported: unknown[] = [];
  Object.defineProperty(globalThis, 'reportError', {
    configurable: true,
    value: (each: unknown) => reported.push(each),
  });
  t.after(() => Reflect.deleteProperty(globalThis, 'reportError'));
  reportAppError(error);
  assert.deepEqual(reported, [error]);
});

test('the console shows the error if there is no reportError', (t) => {
  assert.equal(globalThis.reportError, undefined);
  const { mock } = t.mock.method(console, 'error', () => {});
  reportAppError(error);
  assert.deepEqual(
    mock.calls.map((call) => call.arguments),
    [[error]],
  );
});
