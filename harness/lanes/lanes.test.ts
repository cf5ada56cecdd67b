import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { backends } from './backends.ts';
import { defineLane, excludedRequirements, findLanes, lanes, tagExpressionFor } from './lanes.ts';
import { flowRenderer } from './renderers.ts';

const expressionsFor = (lane: string, requested: string): readonly string[] =>
  findLanes([lane]).map((each) => tagExpressionFor(each, requested));

test('no two lanes have the same name', () => {
  assert.equal(new Set(lanes.map(({ name }) => name)).size, lanes.length);
});

test('scenarios about a different stack are excluded from the requested ones', () => {
  assert.deepEqual(expressionsFor('react:fake', ''), ['not @stack.specified']);
  assert.deepEqual(expressionsFor('react:fake', '@a or @b'), ['(@a or @b) and not @stack.specified']);
});

test('the lane on the specified stack runs all requested scenarios', () => {
  assert.deepEqual(expressionsFor('react:fake@spec', ''), ['']);
  assert.deepEqual(expressionsFor('react:fake@spec', '@a or @b'), ['(@a or @b)']);
});

test('requirements that do not apply to a renderer are excluded', () => {
  const exclusions = [{ because: 'it has no such page', requirements: ['route.home', 'route.login'] }];
  const lane = defineLane({ renderer: { ...flowRenderer('partial'), exclusions }, backend: backends.fake });
  assert.equal(tagExpressionFor(lane, '@a'), '(@a) and not @stack.specified and not @route.home and not @route.login');
});

test('every excluded requirement and every glob of features exists', async () => {
  const { entries } = await readRequirements(inProject(corpus.requirements), corpus.requirements);
  const ids = new Set(entries.map(({ id }) => id));
  for (const lane of lanes) {
    assert.ok(
      [...excludedRequirements(lane)].every((id) => ids.has(id)),
      lane.name,
    );
    for (const glob of lane.renderer.features ?? []) assert.ok(globSync(inProject(glob)).length > 0, glob);
  }
});
