import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CoordinatorContext, IFilterablePickle } from '@cucumber/cucumber/api';
import trimDocuments from './trim-documents.ts';

test('scenarios keep their order and the path of their feature, but not its content', async () => {
  const scenarios = ['one', 'two'].map((id) => ({
    pickle: { id, uri: 'tea.feature', name: id, language: 'en', astNodeIds: [id], tags: [], steps: [] },
    location: { line: 1 },
    gherkinDocument: { uri: 'tea.feature', comments: [{ location: { line: 1 }, text: '# hot' }] },
  })) satisfies IFilterablePickle[];
  const transformed: unknown[] = [];
  const transform: CoordinatorContext<unknown>['transform'] = (key, transformer) => {
    assert.equal(key, 'pickles:order');
    transformed.push(transformer(scenarios));
  };
  // The cast is safe: the plugin uses only the property `transform` of Cucumber's context.
  await trimDocuments.coordinator({ transform } as CoordinatorContext<unknown>);
  const gherkinDocument = { uri: 'tea.feature', comments: [] };
  assert.deepEqual(transformed, [scenarios.map((scenario) => ({ ...scenario, gherkinDocument }))]);
});
