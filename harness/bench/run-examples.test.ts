import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runExamples, subjects } from './run-examples.ts';

test('examples in more than one feature run and are measured', async () => {
  const cost = await runExamples(subjects.harness, 101);
  assert.equal(cost.count, 101);
  assert.ok(cost.processorMs > 0 && cost.wallMs > 0 && cost.peakMegabytes > 1);
});

test('examples that fail are not measured', async () => {
  const failing = { ...subjects.harness, steps: ['Then it is silent'] };
  await assert.rejects(runExamples(failing, 2), /expected 2 examples to pass, saw 0/);
});
