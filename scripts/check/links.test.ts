import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBrokenLinks } from './links.ts';

const files: Readonly<Record<string, string>> = {
  'docs/target.md': '# Target\n\n## `signIn(config)`\n\n## Keys\n\n## Keys\n\n```sh\n# no heading\n```\n',
  'docs/picture.png': '',
};

const findBroken = (text: string): readonly string[] =>
  findBrokenLinks('docs/page.md', (file) => (file === 'docs/page.md' ? text : (files[file] ?? null)));

for (const text of [
  '[a](target.md)',
  '[a](target.md#signinconfig)',
  '[a](target.md#keys-1)',
  '# Here\n[a](#here)',
  '<img src="picture.png" alt="">',
  '[a](https://example.com/nowhere#x)',
  '```md\n[a](missing.md)\n```',
  '`[a](missing.md)`',
  '<!-- [a](missing.md) -->',
  '[a](/docs/target.md "a title")',
  '<img srcset="picture.png 2x, picture.png 3x" alt="">',
  '<!-- <img src="missing.png" alt=""> -->',
  '- ## Here\n\n[a](#here)',
]) {
  test(`${JSON.stringify(text)} is not broken`, () => assert.deepEqual(findBroken(text), []));
}

for (const [text, problem] of [
  ['[a](missing.md)', 'the link missing.md leads to docs/missing.md, which does not exist'],
  ['<img src="missing.png" alt="">', 'the link missing.png leads to docs/missing.png, which does not exist'],
  ['[a](missing.md "a title")', 'the link missing.md leads to docs/missing.md, which does not exist'],
  ['[a][b]\n\n[b]: missing.md', 'the link missing.md leads to docs/missing.md, which does not exist'],
  ['<a href=missing.md>a</a>', 'the link missing.md leads to docs/missing.md, which does not exist'],
  ['[a](100%.md)', 'the link 100%.md leads to docs/100%.md, which does not exist'],
  ["<a href='missing.md'>a</a>", 'the link missing.md leads to docs/missing.md, which does not exist'],
  [
    '```js``` is code\n\n[a](missing.md)\n\n```\n```',
    'the link missing.md leads to docs/missing.md, which does not exist',
  ],
  ['[a](target.md#keys-2)', 'the link target.md#keys-2 leads to a heading that docs/target.md does not have'],
  ['[a](target.md#no-heading)', 'the link target.md#no-heading leads to a heading that docs/target.md does not have'],
  ['[a](#here)', 'the link #here leads to a heading that docs/page.md does not have'],
] as const) {
  test(`${JSON.stringify(text)} is broken`, () => assert.deepEqual(findBroken(text), [`docs/page.md: ${problem}`]));
}
