import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { ScenarioCollector } from './collect-scenarios.ts';

const timestamp = { seconds: 0, nanos: 0 };

const endWith = (message: string): Envelope => ({
  testRunFinished: { success: false, timestamp, exception: { type: 'Error', message } },
});

const failHook = (message: string): Envelope => ({
  testRunHookFinished: {
    testRunHookStartedId: 'hook',
    result: { status: TestStepResultStatus.FAILED, duration: timestamp, message },
    timestamp,
  },
});

test('a run that is stopped keeps the errors from before the stop, and drops those that the stop causes', () => {
  const collector = new ScenarioCollector();
  collector.receive(failHook('the server did not start'));
  collector.stop();
  collector.receive(endWith('a worker has ended'));
  collector.end('interrupted by SIGINT');
  assert.deepEqual(collector.harnessErrors, [
    'a hook that runs before or after all scenarios failed: the server did not start',
    'interrupted by SIGINT; no scenario ran',
  ]);
});

test('a run that is not stopped keeps all errors', () => {
  const collector = new ScenarioCollector();
  collector.receive(endWith('a worker has ended'));
  collector.end();
  assert.deepEqual(collector.harnessErrors, ['a worker has ended']);
});
