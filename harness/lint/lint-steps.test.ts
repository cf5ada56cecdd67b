import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { lintSteps } from './lint-steps.ts';

const definition: Envelope = {
  stepDefinition: {
    id: 'definition',
    pattern: { source: 'it rains', type: 'CUCUMBER_EXPRESSION' as never },
    sourceReference: { uri: 'weather.steps.ts', location: { line: 1 } },
  },
};
const pickle: Envelope = {
  pickle: {
    id: 'pickle',
    uri: 'weather.feature',
    name: 'Rain',
    language: 'en',
    location: { line: 1 },
    steps: [{ id: 'step', text: 'it rains', type: 'Context' as never, astNodeIds: [] }],
    tags: [],
    astNodeIds: [],
  },
};
const testCase: Envelope = {
  testCase: {
    id: 'case',
    pickleId: 'pickle',
    testSteps: [{ id: 'test-step', pickleStepId: 'step', stepDefinitionIds: ['definition'] }],
  },
};

test('a definition that two batches of features report is one definition', () => {
  assert.deepEqual(lintSteps([definition, pickle, testCase, definition], '.'), []);
});
