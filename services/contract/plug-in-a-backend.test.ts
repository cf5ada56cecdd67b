import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/plug-in-a-backend.md', root), 'utf8');
const imports = [...page.matchAll(/^import \{ (?<names>.+) \} from '\.\/doorstep\/(?<path>.+)';$/gm)];

test('all names that docs/plug-in-a-backend.md imports are exported', () => {
  assert.notEqual(imports.length, 0);
  for (const { groups: { names = '', path = '' } = {} } of imports) {
    const source = readFileSync(new URL(path, root), 'utf8');
    for (const name of names.split(', ')) {
      assert.match(
        source,
        new RegExp(`^export (?:const|(?:async )?function|\\{.*) ${name}\\b`, 'm'),
        `${path}: ${name}`,
      );
    }
  }
});

test('all files that docs/plug-in-a-backend.md names exist', () => {
  const paths = [...page.matchAll(/`(?<path>(?:src|services|harness|pages|driver)\/[^`]+)`/g)];
  for (const { groups: { path = '' } = {} } of paths) assert.ok(existsSync(new URL(path, root)), path);
});
