import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from './main.ts';
import { runExamples, subjects } from './run-examples.ts';

test('examples in more than one feature are run and measured', async () => {
  const cost = await runExamples(subjects.harness, 101);
  assert.equal(cost.count, 101);
  assert.ok(cost.processorMs > 0 && cost.wallMs > 0 && cost.peakMegabytes > 1);
});

test('examples that fail are not measured', async () => {
  const failing = { ...subjects.harness, steps: ['Then it is silent'] };
  await assert.rejects(runExamples(failing, 2), /expected 2 examples to pass, saw 0/);
});

for (const words of [['500'], ['500', '500'], ['1', '500'], ['browser', '500']]) {
  test(`"${words.join(' ')}" is rejected before anything runs, because there are no two sizes to compare`, async () => {
    let printed = '';
    assert.equal(await main(words, { write: (text) => (printed += text) }), 2);
    assert.match(printed, /^error: Expected at least two different sizes/);
    assert.doesNotMatch(printed, /running|a run of one/);
  });
}
