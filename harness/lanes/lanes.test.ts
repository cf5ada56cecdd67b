import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { backends } from './backends.ts';
import {
  countExcludedScenarios,
  defineLane,
  excludedRequirements,
  findLanes,
  lanes,
  readLaneExpectations,
  tagExpressionFor,
} from './lanes.ts';
import { flowRenderer, renderers } from './renderers.ts';

test('no two lanes have the same name', () => {
  assert.equal(new Set(lanes.map(({ name }) => name)).size, lanes.length);
});

for (const [lane, requested, expression] of [
  ['react:fake', '', 'not @stack.specified and not @backend.auth-domain'],
  ['react:fake', '@a or @b', '(@a or @b) and not @stack.specified and not @backend.auth-domain'],
  ['react:fake@spec', '', 'not @backend.auth-domain'],
  ['react:firebase', '@a or @b', '(@a or @b) and not @stack.specified'],
  ['react:fake/firefox', '', 'not @stack.specified and not @backend.auth-domain'],
  ['react:fake/webkit', '', '(@journey) and not @stack.specified and not @backend.auth-domain'],
  ['react:fake/webkit', '@a or @b', '(@a or @b) and (@journey) and not @stack.specified and not @backend.auth-domain'],
] as const) {
  test(`the tag expression of ${lane} for "${requested}" excludes only scenarios of other lanes`, () => {
    const expressions = findLanes([lane]).map((each) => tagExpressionFor(each, requested));
    assert.deepEqual(expressions, [expression]);
  });
}

test('a lane in another language excludes the scenarios about English names', () => {
  const lane = { ...defineLane({ renderer: renderers.react, backend: backends.fake }), locale: 'de' };
  const expected = 'not @stack.specified and not @backend.auth-domain and not @language.english';
  assert.equal(tagExpressionFor(lane, ''), expected);
});

test('requirements that do not apply to a renderer are excluded', () => {
  const exclusions = [{ because: 'it has no such page', requirements: ['route.home', 'route.login'] }];
  const lane = defineLane({ renderer: { ...flowRenderer('partial'), exclusions }, backend: backends.fake });
  const others = 'not @stack.specified and not @backend.auth-domain';
  assert.equal(tagExpressionFor(lane, '@a'), `(@a) and ${others} and not @route.home and not @route.login`);
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

const sampleCorpus = { folder: import.meta.dirname, features: '../sample-corpus/*.feature' };
const judgedBy = (...features: readonly string[]) => ({ renderer: { ...renderers.react, features } });

test('scenarios of features that do not apply to a lane are counted', () => {
  assert.deepEqual(countExcludedScenarios(judgedBy('../sample-corpus/01-*.feature'), sampleCorpus), {
    '../sample-corpus/02-broken-harness.feature': 1,
  });
});

test('a lane to which all features apply excludes none', () => {
  assert.deepEqual(countExcludedScenarios(judgedBy(sampleCorpus.features), sampleCorpus), {});
  assert.deepEqual(countExcludedScenarios({ renderer: renderers.react }, sampleCorpus), {});
});

test('the feature about connecting accounts applies to the reference, but the one about organisations does not', () => {
  for (const lane of findLanes(['firebaseui:wire', 'firebaseui:emulator'])) {
    const features = Object.keys(countExcludedScenarios(lane, corpus));
    assert.ok(!features.includes('features/33-connecting-accounts.feature'), lane.name);
    assert.ok(features.includes('features/34-organisations.feature'), lane.name);
  }
});

test('the expectations of a lane are those of its renderer followed by its own, without duplicates', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-expectations-'));
  for (const [name, id] of Object.entries({ drawn: 'a > b', 'drawn-fake': 'a > c', 'drawn-wire': 'a > b' })) {
    const entry = `- id: ${id}\n  fails-with: saw "Hello"\n  because: it greets\n  decision: reference-fault\n`;
    await writeFile(join(folder.path, `${name}.yaml`), entry);
  }
  async function readIds(renderer: string, backend: string): Promise<readonly string[]> {
    const lane = defineLane({ renderer: flowRenderer(renderer), backend: { name: backend } });
    return (await readLaneExpectations({ folder: folder.path, expectations: '.' }, lane)).map(({ id }) => id);
  }
  assert.deepEqual(await readIds('drawn', 'fake'), ['a > b', 'a > c']);
  assert.deepEqual(await readIds('drawn', 'emulator'), ['a > b']);
  assert.deepEqual(await readIds('another', 'fake'), []);
  await assert.rejects(readIds('drawn', 'wire'), /drawn\.yaml and drawn-wire\.yaml: "a > b" is listed in both/);
});
