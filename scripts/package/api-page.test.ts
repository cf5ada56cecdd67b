import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findEntries, findThemes } from '../../tools/package/entries.ts';
import { packageName, styleFiles } from '../../tools/package/manifest.ts';
import { inProject } from '../../tools/project.ts';
import { reportFile } from './api-report.ts';

const page = readFileSync(inProject('docs', 'api.md'), 'utf8');

/** Maps the name of a package entry, such as `react`, to the section of the page about this entry. */
const sections = new Map(
  page.split(/^## /m).map((section) => [/^`doorstep-auth\/([^`]+)`/.exec(section)?.[1] ?? '', section] as const),
);

const entries = Object.keys(await findEntries()).filter((entry) => !entry.startsWith('locales/'));

for (const entry of entries) {
  test(`docs/api.md has a section for ${packageName}/${entry} with all its exports`, () => {
    const section = sections.get(entry);
    assert.ok(section !== undefined, `Expected the heading: ## \`${packageName}/${entry}\``);
    assert.deepEqual(
      listExports(entry).filter((name) => !section.includes(`\`${name}\``)),
      [],
    );
  });
}

test('docs/api.md has no section for an entry that does not exist', () => {
  const known = new Set(['', 'locales/…', ...styleFiles, 'themes/….css', ...entries]);
  assert.deepEqual(
    [...sections.keys()].filter((entry) => !known.has(entry)),
    [],
  );
});

test('docs/api.md has a section for every style sheet', () => {
  assert.deepEqual(
    styleFiles.filter((file) => !sections.has(file)),
    [],
  );
});

test('docs/api.md lists every theme', async () => {
  const themes = Object.keys(await findThemes());
  assert.deepEqual(
    themes.filter((theme) => !page.includes(`\`${theme}\``)),
    [],
  );
});

test('docs/api.md lists every screen, and no other', () => {
  const inputs = readFileSync(inProject('src', 'widget', 'screen', 'screen-inputs.ts'), 'utf8');
  const [, fields = ''] = inputs.split('export interface ScreenInputs {\n');
  const screens = Array.from(fields.matchAll(/^ {2}(\w+): /gm), ([, name]) => name);
  const [, table = ''] = page.split('\n## Screens\n');
  const rows = Array.from(table.matchAll(/^\| `(\w+)` /gm), ([, name]) => name);
  assert.deepEqual(rows.toSorted(), screens.toSorted());
});

/** Returns the names that an entry exports, from the committed API report. */
function listExports(entry: string): readonly string[] {
  const report = readFileSync(reportFile, 'utf8');
  const [, declarations = ''] = report.split(`===== package/${entry}.d.ts\n`);
  const [own = ''] = declarations.split('\n===== ');
  const lists = Array.from(own.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, list = '']) => list.split(','));
  const names = lists.flat().map((name) => name.trim().replace(/^(?:type |.* as )/, ''));
  const declared = Array.from(own.matchAll(/^export (?:declare )?(?:const|function|interface|\* as) (\w+)/gm));
  return [...names, ...declared.map(([, name = '']) => name)].filter((name) => name !== '');
}
