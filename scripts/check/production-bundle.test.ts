import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findTestWords, findForbiddenModules, findMissingLicenses } from './production-bundle.ts';

const isDevelopmentPackage = (name: string): boolean => name === 'axe-core' || name === '@cucumber/messages';
const check = (...paths: readonly string[]): readonly string[] =>
  findForbiddenModules({ 'a.js': paths }, isDevelopmentPackage);

it('modules of the app may be deployed', () => {
  const product = [
    'src/main.tsx',
    'src/widget/delays-and-limits/constants.ts',
    'node_modules/react/index.js',
    '\0vite/preload-helper.js',
  ];
  assert.deepEqual(check(...product), []);
});

for (const path of [
  'src/adapters/in-memory/in-memory-backend.ts',
  'src/adapters/emulator/emulator-backend.ts',
  'src/adapters/service-control.ts',
  'pages/demo/Outbox.tsx',
  'pages/test-bed/main.tsx',
  'fixtures/demo.ts',
  'driver/world.ts',
  'harness/command/main.ts',
  'tools/browser/find-browser.ts',
  'elsewhere/x.ts',
  'node_modules/axe-core/axe.js',
  'node_modules/@cucumber/messages/dist/index.js',
  'node_modules/firebase/node_modules/axe-core/axe.js',
]) {
  it(`${path} may not be deployed`, () => assert.equal(check(path).length, 1));
}

it('a package without a license in the text is a problem', () => {
  const modules = { 'a.js': ['src/main.tsx', 'node_modules/react/index.js', 'node_modules/@firebase/auth/index.js'] };
  assert.deepEqual(findMissingLicenses('\nreact 19.2.9 (MIT)\n\n…', modules), [
    'LICENSES.txt in the build lacks the license of @firebase/auth, whose code the build contains',
  ]);
});

it('a word of the demo that the bundle contains is a problem', () => {
  assert.match(findTestWords('let outbox', 'outbox', ['outbox'])[0] ?? '', /contains "outbox"/);
});

it('a word that the test build does not contain is a problem', () => {
  assert.match(findTestWords('', 'postbox', ['outbox'])[0] ?? '', /The test build lacks "outbox"/);
  assert.deepEqual(findTestWords('', 'outbox', ['outbox']), []);
});
