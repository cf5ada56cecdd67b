import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CoordinatorContext, IFilterablePickle } from '@cucumber/cucumber/api';
import lightDocuments from './light-documents.ts';

it('hands on every scenario, in order, and of its feature only where it is', async () => {
  const scenarios = ['one', 'two'].map((id) => ({
    pickle: { id, uri: 'tea.feature', name: id, language: 'en', astNodeIds: [id], tags: [], steps: [] },
    location: { line: 1 },
    gherkinDocument: { uri: 'tea.feature', comments: [{ location: { line: 1 }, text: '# hot' }] },
  })) satisfies IFilterablePickle[];
  const handed: unknown[] = [];
  const transform: CoordinatorContext<unknown>['transform'] = (key, transformer) => {
    assert.equal(key, 'pickles:order');
    handed.push(transformer(scenarios));
  };
  await lightDocuments.coordinator({ transform } as CoordinatorContext<unknown>); // all that it asks for
  const gherkinDocument = { uri: 'tea.feature', comments: [] };
  assert.deepEqual(handed, [scenarios.map((scenario) => ({ ...scenario, gherkinDocument }))]);
});
