import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchesOf } from './batches.ts';

const sample = (text: string) => batchesOf(['odd', 'plain', 'other'], (file) => (file === 'odd' ? text : ''));

for (const text of [
  'before(() => {});',
  'after(stop);',
  'import a;\nbeforeEach(() => {});',
  'afterEach(() => {});',
  'Object.assign(globalThis, { document: {} });',
  "process.env.HOME = '';",
  "process.chdir('/');",
  "process.on('exit', tell);",
  "process.once('exit', tell);",
  'process.exit(0);',
  'const { exit } = process;',
  "import { exit } from 'node:process';",
  "Object.defineProperty(process, 'platform', {});",
  'test.before(() => {});',
  "test('a', ({ mock }) => {});",
  "context.mock.method(console, 'info');",
  'fc.configureGlobal({ seed: 1 });',
  'z.config({});',
  'console.warn = () => {};',
  'Date.now = () => 0;',
  'Math.random = () => 0;',
]) {
  test(`alone in its process: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(sample(text), [['odd'], ['plain'], ['other']]);
  });
}

for (const text of [
  "describe('a', () => {\n  before(() => {});\n});",
  "test('a', () => {});",
  'if (Date.now() === 0) no();',
]) {
  test(`in company: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(
      batchesOf(
        Array.from({ length: 9 }, (_, at) => `${at}`),
        () => text,
      )[0],
      ['0', '8'],
    );
  });
}

test('every file is run once, neighbours in different processes', () => {
  const files = Array.from({ length: 20 }, (_, at) => `${at}.test.ts`);
  const dealt = batchesOf(files, () => '');
  assert.deepEqual(dealt.flat().toSorted(), files.toSorted());
  assert.deepEqual(dealt[0], ['0.test.ts', '8.test.ts', '16.test.ts']);
  assert.equal(dealt.length, 8);
});
