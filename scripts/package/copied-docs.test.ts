import assert from 'node:assert/strict';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { copyDocs } from '../../tools/package/copy-docs.ts';
import { projectPages } from '../../tools/package/docs-pages.ts';
import { inProject } from '../../tools/project.ts';
import { findBrokenLinks } from '../check/links.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-docs-'));
await copyDocs(folder);
after(() => rmSync(folder, { recursive: true }));

const read = (file: string): string | null =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null;
const llms = read('llms.txt') ?? '';

test('llms.txt lists every page of docs/ by its title, except pages for people who change Doorstep', () => {
  const pages = globSync('docs/**/*.md', { cwd: inProject() }).filter(
    (path) => !path.startsWith('docs/glossaries/') && !projectPages.includes(path),
  );
  assert.ok(pages.length > 30);
  const missing = pages.filter((path) => {
    const [, title = ''] = /^# (.+)/.exec(readFileSync(inProject(path), 'utf8')) ?? [];
    return !llms.includes(`\n- [${title}](${path})`);
  });
  assert.deepEqual(missing, []);
});

test('llms.txt names the headings of a page, but not the steps that all quick starts have', () => {
  assert.match(llms, /^- \[Theming\]\(docs\/theming\.md\): `appearance`; .*; Your own classes; Isolation$/m);
  assert.match(llms, /^- \[Vue\]\(docs\/quick-starts\/vue\.md\)$/m);
});

test('every link in llms.txt, and in the pages that are copied with it, leads to one of these files', () => {
  const files = globSync('**/*.{md,txt}', { cwd: folder });
  assert.ok(files.includes('README.md'));
  assert.deepEqual(
    files.flatMap((file) => findBrokenLinks(file, read)),
    [],
  );
});
