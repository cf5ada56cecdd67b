import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { inProject } from '../project.ts';
import { projectPages, toDocsPage } from './docs-pages.ts';

const paths = ['docs/theming.md', 'docs/quick-starts/vue.md'];
const toText = (text: string): string => toDocsPage('docs/quick-starts/vue.md', `# Vue\n${text}`, paths).text;

test('a page has a title, and the headings of level 2 outside of code', () => {
  const text = '# Vue 3\n\n## 1. Install\n\n```sh\n## a comment\n```\n\n### More\n\n## Next steps\n';
  const { title, headings } = toDocsPage('docs/quick-starts/vue.md', text, paths);
  assert.equal(title, 'Vue 3');
  assert.deepEqual(headings, ['1. Install', 'Next steps']);
});

test('a page without a title is an error', () => {
  assert.throws(() => toDocsPage('docs/a.md', 'Text', paths), { message: 'docs/a.md: expected "# " and a title' });
});

for (const [title, text, expected] of [
  ['a page that is copied, too', '[a](../theming.md#parts)', '[a](../theming.md#parts)'],
  ['the page itself', '[a](#install)', '[a](#install)'],
  ['another site', '[a](https://example.com/b)', '[a](https://example.com/b)'],
  ['a page that is not copied', '[a](../architecture.md#lanes), [b](../theming.md)', 'a, [b](../theming.md)'],
  ['a folder', 'in [`vue`](../../examples/vue).', 'in `vue`.'],
  ['a file, with a text in brackets', '[`a[0].b`](../../src/a.ts)', '`a[0].b`'],
] as const) {
  test(`a link is kept only if its target exists: ${title}`, () => assert.equal(toText(text), `# Vue\n${expected}`));
}

test('pictures are removed, and code is not changed', () => {
  const code = '```md\n<img src="a.png" alt="">\n\n[a](b.md)\n```\n';
  assert.equal(toText(`A\n\n<img src="a.webp" width="300" alt="A">\n\nB\n\n${code}`), `# Vue\nA\n\nB\n\n${code}`);
});

test('every page for people who change Doorstep exists', () => {
  assert.deepEqual(
    projectPages.filter((path) => !existsSync(inProject(path))),
    [],
  );
});
