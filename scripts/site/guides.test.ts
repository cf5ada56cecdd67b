import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { test } from 'node:test';
import { inProject, root } from '../../tools/project.ts';
import { featureDocuments, listGuides, listSubjects, toFile } from './guides.ts';

test('the navigation has every page of docs once, except the glossaries of translators', () => {
  const pages = globSync('docs/**/*.md', { cwd: root }).filter((page) => !page.startsWith('docs/glossaries/'));
  const listed = listGuides().map(({ source }) => source);
  assert.deepEqual(listed.filter((source) => source.startsWith('docs/')).toSorted(), pages.toSorted());
});

test('every document exists, and has a file and a title of its own', () => {
  const documents = [...listGuides(listSubjects(false)), ...featureDocuments];
  assert.deepEqual(
    documents.map(({ source }) => source).filter((source) => !existsSync(inProject(source))),
    [],
  );
  for (const names of [documents.map(toFile), documents.map(({ title }) => title)])
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
});

test('the changelog is a guide once it exists', () => {
  const hasChanges = (hasChangelog: boolean) =>
    listGuides(listSubjects(hasChangelog)).some(({ source }) => source === 'CHANGELOG.md');
  assert.deepEqual([hasChanges(false), hasChanges(true)], [false, true]);
});

test('a page keeps its folder, and the README of a folder is its first page', () => {
  assert.equal(toFile({ source: 'docs/theming.md', title: 'a' }), 'guides/theming.html');
  assert.equal(toFile({ source: 'docs/quick-starts/vue.md', title: 'a' }), 'guides/quick-starts/vue.html');
  assert.equal(toFile({ source: 'docs/quick-starts/README.md', title: 'a' }), 'guides/quick-starts/index.html');
});
