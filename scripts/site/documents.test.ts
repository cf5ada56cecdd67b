import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { marked } from 'marked';
import { inProject } from '../../tools/project.ts';
import { codeBlock, isKnownLanguage } from './code.ts';
import { listTargets, readText, toDocumentPage } from './documents.ts';
import { listGuides } from './guides.ts';

const targets = {
  pages: new Map([
    ['docs/theming.md', 'guides/theming.html'],
    ['docs/quick-starts/README.md', 'guides/quick-starts/index.html'],
    ['features/02-f.feature', '02-f.html'],
  ]),
  rules: new Map([['ours.back', '50-back.html#ours.back']]),
};

const read = (text: string, source = 'docs/a.md') => toDocumentPage({ source, title: 'A' }, `# A\n\n${text}`, targets);
const render = (text: string, source?: string): string => read(text, source).content.markup.trim();

for (const [text, markup] of [
  ['[a](theming.md)', '<a href="theming.html">a</a>'],
  ['[a](theming.md#b-1)', '<a href="theming.html#b-1">a</a>'],
  ['[a](quick-starts/README.md)', '<a href="quick-starts/index.html">a</a>'],
  ['[a](../features/02-f.feature)', '<a href="../02-f.html">a</a>'],
  ['[a](#b)', '<a href="#b">a</a>'],
  ['[a](https://a.example)', '<a href="https://a.example">a</a>'],
  ['[a `b`](../examples/vue)', 'a <code class="word">b</code>'],
  ['[a](javascript:alert%281%29)', 'a'],
  ['[a](data:text/html,b)', 'a'],
  ['[a](//a.example)', 'a'],
  ['`ours.back`', '<a href="../50-back.html#ours.back"><code class="word">ours.back</code></a>'],
  ['`ours.forward`', '<code class="word">ours.forward</code>'],
  ['[`ours.back`](theming.md)', '<a href="theming.html"><code class="word">ours.back</code></a>'],
  ['[`ours.back`](b.md)', '<a href="../50-back.html#ours.back"><code class="word">ours.back</code></a>'],
  ['`<b> a`', '<code>&lt;b> a</code>'],
] as const) {
  test(`${text} in a guide`, () => assert.equal(render(text).replaceAll(/ (?=>)/g, ''), `<p>${markup}</p>`));
}

test('the ID of a requirement leads to its first Rule, and to Rules with several requirements', () => {
  const toRule = (id: string, anchor: string) => ({ id, anchor, file: '1.html', name: '', about: '', scenarios: [] });
  const rules = [toRule('a.b', 'a.b'), toRule('a.b', 'a.b-2'), toRule('c.d, e.f', 'c.d_e.f')];
  const chapter = { source: 'features/1.feature', file: '1.html', name: '', about: '', rules };
  assert.deepEqual(Object.fromEntries(listTargets([chapter]).rules), {
    'a.b': '1.html#a.b',
    'c.d': '1.html#c.d_e.f',
    'e.f': '1.html#c.d_e.f',
  });
});

test('a guide in a folder links to the folder above', () => {
  assert.equal(render('[a](../theming.md)', 'docs/quick-starts/b.md'), '<p><a href="../theming.html">a</a></p>');
});

test('a heading has the anchor that GitHub gives it, links to itself, and contains no other link', () => {
  const { content, sections } = read(
    'B\n\n## To do: `ours.back`\n\nC\n\n### D\n\n## D\n\n| e | f |\n|--|--|\n| g | h |\n',
  );
  const headings = [...content.markup.matchAll(/<h\d.*?<\/h\d>/g)].map(([heading]) => heading);
  assert.deepEqual(headings, [
    '<h2 id="to-do-oursback"><a href="#to-do-oursback">To do: <code class="word">ours.back</code></a></h2>',
    '<h3 id="d"><a href="#d">D</a></h3>',
    '<h2 id="d-1"><a href="#d-1">D</a></h2>',
  ]);
  assert.deepEqual(sections, [
    { depth: 1, title: '', anchor: '', text: 'B' },
    { depth: 2, title: 'To do: ours.back', anchor: 'to-do-oursback', text: 'C' },
    { depth: 3, title: 'D', anchor: 'd', text: '' },
    { depth: 2, title: 'D', anchor: 'd-1', text: 'e f g h' },
  ]);
});

test('a document starts with its title', () => {
  assert.equal(read('b').title, 'A');
  assert.throws(
    () => toDocumentPage({ source: 'docs/a.md', title: 'A' }, 'A', targets),
    /^Error: docs\/a\.md: expected "# " and a title$/,
  );
});

test('pictures are listed, and lead to their copies', () => {
  const text = '<img src="../sign-in.png" width="4" alt="b">\n\n![c](../pictures/icons.webp)';
  const { content, pictures } = read(text, 'docs/quick-starts/a.md');
  assert.match(content.markup, /^<img src="\.\.\/sign-in\.png" width="4" alt="b">/);
  assert.match(content.markup, /<img src="\.\.\/pictures\/icons\.webp" alt="c" loading="lazy" \/>/);
  assert.deepEqual(pictures, ['docs/sign-in.png', 'docs/pictures/icons.webp']);
});

for (const text of [
  '<script>alert(1)</script>',
  'a <b onclick="alert(1)">b</b>',
  '<img src="sign-in.png" onerror="alert(1)" alt="">',
  '<img src="sign-in.png" alt="\n<script>alert(1)</script>">',
  '<iframe src="https://a.example"></iframe>',
  '<!-- a -->',
]) {
  test(`${JSON.stringify(text)} is no part of a guide`, () =>
    assert.throws(() => read(text), /^Error: docs\/a\.md: expected no HTML but <picture>, <source> and <img>/));
}

test('a picture must exist in docs', () => {
  for (const path of ['nowhere.png', '../package.json'])
    assert.throws(() => read(`<img src="${path}" alt="">`), /expected a picture in docs$/);
});

test('code is escaped, with and without colours', () => {
  assert.match(codeBlock('<b>"&', 'unknown').markup, /<code>&lt;b>&quot;&amp;<\/code>/);
  assert.match(codeBlock("const a = '<b>';", 'ts').markup, /<span class="hljs-string">&#x27;&lt;b&gt;&#x27;<\/span>/);
});

test('the languages of all code in the guides have colours', () => {
  const unknown = listGuides().flatMap(({ source }) => {
    const languages: string[] = [];
    marked.walkTokens(marked.lexer(readFileSync(inProject(source), 'utf8')), (token) => {
      if (token.type === 'code' && token.lang) languages.push(token.lang);
    });
    return languages.filter((language) => !isKnownLanguage(language)).map((language) => `${source}: ${language}`);
  });
  assert.deepEqual(unknown, []);
});

test('every guide can be rendered', () => {
  const all = listTargets([]);
  for (const guide of listGuides()) assert.notEqual(toDocumentPage(guide, readText(guide), all).content.markup, '');
});
