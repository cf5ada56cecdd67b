import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { lanes, lanesNamed, tagsIn } from './lanes.ts';
import { readRequirements } from '../corpus/requirements.ts';

const tagsOf = (lane: string, asked: string): readonly string[] =>
  lanesNamed([lane]).map((each) => tagsIn(each, asked));

test('what only another lane shows is left out, beside whatever was asked for', () => {
  assert.deepEqual(tagsOf('react:fake', ''), ['not @stack.specified']);
  assert.deepEqual(tagsOf('react:fake', '@a or @b'), ['(@a or @b) and not @stack.specified']);
});

test('the lane that shows it leaves out nothing', () => {
  assert.deepEqual(tagsOf('react:fake@spec', ''), ['']);
  assert.deepEqual(tagsOf('react:fake@spec', '@a or @b'), ['(@a or @b)']);
});

test('what the reference has no screen for is left out as well', () => {
  const leftOut = [{ because: 'it has none', requirements: ['route.home', 'route.login'] }];
  const reference = { features: [], leftOut, patienceMs: 1 };
  assert.equal(tagsIn({ reference }, '@a'), '(@a) and not @stack.specified and not @route.home and not @route.login');
});

test('what a lane leaves out, and what it is judged on, is there', async () => {
  const { entries } = await readRequirements(inProject(corpus.requirements), corpus.requirements);
  const ids = new Set(entries.map(({ id }) => id));
  for (const { name, reference } of lanes) {
    const leftOut = reference?.leftOut.flatMap(({ requirements }) => requirements) ?? [];
    const unknown = leftOut.filter((id) => !ids.has(id));
    assert.deepEqual(unknown, [], name);
    for (const glob of reference?.features ?? []) assert.ok(globSync(inProject(glob)).length > 0, glob);
  }
});
