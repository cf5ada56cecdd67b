import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const files = globSync('*.css', { cwd: import.meta.dirname }).toSorted();
const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^@import .*$/gm, '');

/** The custom property with the colour of a choice. The widget sets it, not an app. */
const choiceColor = '--doorstep-choice';

/** The class of the outermost element, for the style sheets of other components than the widget. */
const roots: Readonly<Record<string, string>> = { 'user.css': '.doorstep-user', 'dialog.css': '.doorstep-modal' };

/**
 * Returns the selectors and at-rules of the outermost blocks of a style sheet, such as `.doorstep` and `@keyframes …`.
 */
function findOuterPreludes(css: string): readonly string[] {
  let depth = 0;
  let prelude = '';
  const found: string[] = [];
  for (const character of css) {
    if (character === '{' && depth++ === 0) found.push(prelude.trim());
    if (character === '}' && --depth === 0) prelude = '';
    else if (depth === 0) prelude += character;
  }
  return found;
}

for (const file of files) {
  test(`${file} has rules for the widget only, and none in a layer`, () => {
    const css = read(file);
    const [first, ...others] = findOuterPreludes(css);
    assert.equal(first, (roots[file] ?? '.doorstep').repeat(5));
    assert.deepEqual(
      others.filter((prelude) => !/^@keyframes doorstep-[\w-]+$/.test(prelude)),
      [],
    );
    assert.doesNotMatch(css, /@layer/);
    // Selectors must not involve elements outside the widget. For example, `& + p` would style a paragraph of the page,
    // and `html &` would depend on the root element.
    assert.doesNotMatch(css, /[\w\])*] +&|& *[+~]/);
  });

  test(`${file} defines only custom properties that begin with --_doorstep-`, () => {
    const names = [...read(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
    assert.deepEqual(
      names.filter((name) => !name.startsWith('--_doorstep-') && name !== choiceColor),
      [],
    );
  });

  test(`${file} uses no size that depends on the page's font`, () => {
    assert.doesNotMatch(read(file), /\drem\b/);
  });

  test(`${file} uses no ID and no !important, so that a rule of the app with an ID wins`, () => {
    assert.doesNotMatch(read(file), /#[\w-]+[^;{}]*\{|!important/);
  });
}

test('user.css has the colours of doorstep.css', () => {
  /** Returns the declarations of custom properties, without line breaks. */
  const findDeclarations = (file: string): readonly string[] =>
    [...read(file).matchAll(/--_doorstep-[\w-]+:[^;]+/g)].map(([text]) => text.replaceAll(/\s+/g, ''));
  const [own, ofWidget] = [findDeclarations('user.css'), findDeclarations('doorstep.css')];
  assert.ok(own.length > 10);
  assert.deepEqual(
    own.filter((declaration) => !ofWidget.includes(declaration)),
    [],
  );
});

test('docs/theming.md lists every custom property and every part', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/theming.md'), 'utf8');
  const properties = files.flatMap((file) =>
    [...read(file).matchAll(/var\((--doorstep-[\w-]+)/g)].map(([, name]) => name),
  );
  const parts = readFileSync(join(import.meta.dirname, '../renderers/common/part-name.ts'), 'utf8').matchAll(
    /'(\w+)'/g,
  );
  // Leave out `choiceColor`: only the widget sets this property, so the documentation does not mention it.
  const names = [...properties.filter((name) => name !== choiceColor), ...[...parts].map(([, name]) => name)];
  assert.ok(names.length > 20);
  const missing = names.filter((name) => !docs.includes(`\`${name}\``));
  assert.deepEqual([...new Set(missing)], []);
});
