import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runExamples } from './run-examples.ts';
import { subjectNamed } from './subjects.ts';

const subject = subjectNamed('harness');

test('every example is run, in as many features as it takes, and measured', async () => {
  const cost = await runExamples(subject, 101);
  assert.equal(cost.count, 101);
  assert.ok(cost.processorMs > 0 && cost.wallMs > 0 && cost.peakMegabytes > 1);
});

test('examples that do not pass are no measure', async () => {
  const silent = { ...subject, sentences: ['Then it is silent'] };
  await assert.rejects(runExamples(silent, 2), /expected 2 examples that pass, saw 0/);
});
