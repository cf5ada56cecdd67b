import assert from 'node:assert/strict';
import { it } from 'node:test';
import { strayMarks, strayModules } from './production-bundle.ts';

const isDevelopmentPackage = (name: string): boolean => name === 'axe-core' || name === '@cucumber/messages';
const strays = (...paths: readonly string[]): readonly string[] =>
  strayModules({ 'a.js': paths }, isDevelopmentPackage);

it('takes the modules of the product', () => {
  const product = ['src/main.tsx', 'src/widget/limits.ts', 'node_modules/react/index.js', '\0vite/preload-helper.js'];
  assert.deepEqual(strays(...product), []);
});

for (const path of [
  'src/adapters/fake/fake-backend.ts',
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
  it(`refuses ${path}`, () => assert.equal(strays(path).length, 1));
}

it('refuses a mark in what is deployed', () => {
  assert.match(strayMarks('let outbox', 'outbox', ['outbox'])[0] ?? '', /has "outbox" in it/);
});

it('refuses a mark that the test build does not have either', () => {
  assert.match(strayMarks('', 'postbox', ['outbox'])[0] ?? '', /not even in the test build/);
  assert.deepEqual(strayMarks('', 'outbox', ['outbox']), []);
});
