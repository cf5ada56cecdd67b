import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { findFirebaseModule } from './find-firebase-module.ts';
import { listFiles } from './project-files.ts';

function find(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'doorstep-firebase-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return findFirebaseModule(root, listFiles(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const start = "import { initializeApp } from 'firebase/app';\nconst app = initializeApp({});\n";

for (const line of [
  'export const auth = getAuth(app);',
  'export const auth: Auth = initializeAuth(app, {});',
  'const auth = getAuth(app);\nexport { app, auth };',
  'export { authOfApp as auth };',
  'export {\n  auth,\n};',
  'export const { auth } = connect(app);',
]) {
  test(`a module exports auth by: ${line.replaceAll('\n', ' ')}`, () => {
    assert.deepEqual(find({ 'src/a.ts': start + line }), { path: 'src/a.ts', exportsAuth: true });
  });
}

for (const line of [
  'export default getAuth(app);',
  'const auth = getAuth(app);',
  'export { auth as firebaseAuth };',
  'export const authenticate = () => getAuth(app);',
  '// export const auth = getAuth(app);',
  '/* export const auth = getAuth(app); */',
  "import 'firebase/compat/auth';\nexport const auth = firebase.auth();",
]) {
  test(`a module exports no auth by: ${line.replaceAll('\n', ' ')}`, () => {
    assert.deepEqual(find({ 'src/a.ts': start + line }), { path: 'src/a.ts', exportsAuth: false });
  });
}

test('a module that exports auth comes before one that does not', () => {
  const files = { 'a.js': start, 'src/deep/b.js': `${start}export const auth = getAuth(app);` };
  assert.deepEqual(find(files), { path: 'src/deep/b.js', exportsAuth: true });
});

test('only beside package.json, a folder such as functions belongs to a server or a build', () => {
  assert.deepEqual(find({ 'src/functions/a.js': start }), { path: 'src/functions/a.js', exportsAuth: false });
});

for (const [title, files] of [
  ['a component that only calls getAuth', { 'a.tsx': "import { getAuth } from 'firebase/auth';\ngetAuth();" }],
  ['a comment', { 'a.ts': `// ${start.replaceAll('\n', ' ')}` }],
  ['code of a server', { 'a.ts': "import { initializeApp } from 'firebase-admin/app';\ninitializeApp();" }],
  ['a package', { 'node_modules/a/index.js': start }],
  ['a build', { 'dist/a.js': start }],
  ['a cloud function', { 'functions/a.js': start }],
  ['a folder whose name begins with a dot', { '.next/a.js': start }],
  ['a test', { 'a.test.ts': start }],
  ['declarations', { 'a.d.ts': start }],
  ['a file that is no module', { 'a.md': start }],
  ['a very large file', { 'a.js': start + ' '.repeat(300_000) }],
] as const) {
  test(`${title} does not connect the app to Firebase`, () =>
    assert.equal(find(files as Readonly<Record<string, string>>), null));
}
