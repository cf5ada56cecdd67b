import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createManifest } from './manifest.ts';

test('the manifest names the repository of the workflow that builds the package', () => {
  const { repository } = createManifest(['react'], [], [], 'owner/name');
  assert.deepEqual(repository, { type: 'git', url: 'git+https://github.com/owner/name.git' });
  assert.equal('repository' in createManifest(['react'], [], [], ''), false);
});

test('bundlers keep the import of every style sheet, because it has side effects', () => {
  const { sideEffects } = createManifest(['react'], ['themes/mui.css'], [], '');
  for (const file of ['./style.css', './style.layer.css', './user.css', './dialog.css', './themes/*.css']) {
    assert.ok((sideEffects as readonly string[]).includes(file), file);
  }
});

test('every entry has types, and style sheets have none', () => {
  const { exports } = createManifest(['react'], ['themes/mui.css'], ['element/vue', 'user-element/vue'], '');
  assert.deepEqual(exports, {
    './react': { types: './types/package/react.d.ts', default: './react.js' },
    './element/vue': { types: './types/package/element/vue.d.ts', default: './element.js' },
    './user-element/vue': { types: './types/package/user-element/vue.d.ts', default: './user-element.js' },
    './style.css': './style.css',
    './style.layer.css': './style.layer.css',
    './user.css': './user.css',
    './dialog.css': './dialog.css',
    './themes/mui.css': './themes/mui.css',
    './package.json': './package.json',
  });
});
