import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { inProject, root } from '../../tools/project.ts';
import { docsPictureFolder, docsPictures } from './docs-pictures.ts';

const pages = globSync('docs/{,quick-starts/}*.md', { cwd: root }).map((page) => readFileSync(inProject(page), 'utf8'));
const images = pages.flatMap((page) => [...page.matchAll(/<img\s[^>]*>/g)].map(([image]) => image));

test('docs/pictures contains the pictures that --docs takes, and no others', () => {
  const files = globSync('*', { cwd: docsPictureFolder }).map((file) => basename(file, '.webp'));
  assert.deepEqual(files.toSorted(), Object.keys(docsPictures).toSorted());
});

for (const name of Object.keys(docsPictures)) {
  test(`a page of the docs shows ${name}.webp, with an alternative text`, () => {
    const image = images.find((each) => each.includes(`pictures/${name}.webp"`)) ?? '';
    assert.match(image, /\balt="[^"]{20,}"/);
  });
}
