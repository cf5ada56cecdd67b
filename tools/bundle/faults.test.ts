import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';
import { parseSync, transformWithOxc } from 'vite';
import { faultProperty } from './fault-property.ts';
import { applyFault, findUndeclaredName, isSwitchable, switchFaults, type Fault } from './faults.ts';

const file = 'src/module.tsx';
const toFault = (id: string, ...edits: readonly (readonly [original: string, faulty: string])[]): Fault => ({
  id,
  edits: edits.map(([replace, faulty]) => ({ file, replace, with: faulty })),
});

/**
 * Calls the function `run` of the module `code`.
 *
 * @param fault ID of the fault to switch on; undefined for none
 */
async function runWith(code: string, fault: string | undefined): Promise<unknown> {
  const { code: script } = await transformWithOxc(code, file, {
    lang: 'tsx',
    jsx: { runtime: 'classic', pragma: 'jsx' },
  });
  Reflect.set(globalThis, faultProperty, fault);
  try {
    return runInThisContext(`(() => {${script.replaceAll('export ', '')}\nreturn run();\n})()`);
  } finally {
    Reflect.deleteProperty(globalThis, faultProperty);
  }
}

const jsx = 'const jsx = (type: unknown, props: unknown, ...children: unknown[]) => ({ type, props, children });\n';

for (const [title, code, edits, correct, faulty] of [
  ['an expression', 'export const run = () => [1, 2 + 3];', [['2 + 3', '6']], [1, 5], [1, 6]],
  ['a part of an expression', 'export const run = () => 2 + 3;', [['+', '-']], 5, -1],
  ['a statement', 'export function run() { let a = 1; a += 1; return a; }', [['a += 1;', 'a -= 1;']], 2, 0],
  ['a removed statement', 'export function run() { let a = 1; a += 1; return a; }', [['a += 1;', '']], 2, 1],
  ['an added statement', 'export function run() { let a = 1; return a; }', [['let a = 1;', 'let a = 1; a = 5;']], 1, 5],
  ['a declaration', 'export function run() { const a = 1; return a; }', [['const a = 1', 'let a = 7']], 1, 7],
  ['a property', 'export const run = () => ({ a: 1, b: 2 });', [['b: 2', 'c: 3']], { a: 1, b: 2 }, { a: 1, c: 3 }],
  ['a removed property', 'export const run = () => ({ a: 1, b: 2 });', [[', b: 2', '']], { a: 1, b: 2 }, { a: 1 }],
  ['a method call', 'export const run = () => [3].at(0);', [['.at(0)', '.at(1)']], 3, undefined],
  ['the name of a method', 'export const run = () => [3].concat([4]);', [['.concat', '.includes']], [3, 4], false],
  ['a constant of the module', 'const a = 1;\nexport const run = () => a;', [['a = 1', 'a = 2']], 1, 2],
  [
    'an else branch',
    'export function run() { if (0) return 1; else if (1) return 2; }',
    [['if (1)', 'if (0)']],
    2,
    undefined,
  ],
  [
    'two places',
    'export const run = () => [1, 2, 3];',
    [
      ['1', '8'],
      ['3', '9'],
    ],
    [1, 2, 3],
    [8, 2, 9],
  ],
  [
    'two places, one of them inside the smallest part that contains the other',
    'export function run() { let a = 1; return a; }',
    [
      ['let a = 1;', ''],
      ['return a', 'return 4'],
    ],
    1,
    4,
  ],
  ['different white space', 'export const run = () => [\n  1,\n  2,\n];', [['1, 2', '3']], [1, 2], [3]],
  ['a comment at the end', 'export const run = () => [1, 2\n];', [['2', '3 // three']], [1, 2], [1, 3]],
  ['a type', 'export const run = () => (1 as number);', [['1 as number', '2 as const']], 1, 2],
  ['a destructured name', 'export const run = () => (({ a: b }: any) => b)({ a: 1, c: 2 });', [['a: b', 'c: b']], 1, 2],
  ['an optional chain', 'const a: any = null;\nexport const run = () => a?.b.c;', [['b.c', 'd']], undefined, undefined],
] as readonly (readonly [string, string, readonly (readonly [string, string])[], unknown, unknown])[]) {
  test(`a fault can be switched on: ${title}`, async () => {
    const fault = toFault('the fault', ...edits);
    const switched = switchFaults(code, [fault], file);
    assert.deepEqual(parseSync(file, switched).errors, [], switched);
    assert.deepEqual(await runWith(switched, undefined), correct);
    assert.deepEqual(await runWith(switched, 'another fault'), correct);
    assert.deepEqual(await runWith(switched, 'the fault'), faulty);
  });
}

for (const [title, code, replace, faulty] of [
  ['an attribute', '<p id="a">x</p>', 'id="a"', 'id="b"'],
  ['a removed attribute', '<p id="a">x</p>', 'id="a"', ''],
  ['a text', '<p>one <b>y</b></p>', 'one', 'two'],
  ['a child', '<p>x <b>y</b></p>', '<b>y</b>', '<i />'],
  ['a removed child', '<p>x <b>y</b></p>', '<b>y</b>', ''],
  ['an expression among children', '<p>{1}<b /></p>', '{1}', '{2}'],
] as const) {
  test(`a fault in an element can be switched on: ${title}`, async () => {
    const toModule = (element: string): string => `${jsx}export const run = () => (\n  ${element}\n);`;
    const switched = switchFaults(toModule(code), [toFault('the fault', [replace, faulty])], file);
    assert.deepEqual(await runWith(switched, undefined), await runWith(toModule(code), undefined));
    const expected = await runWith(toModule(code.replace(replace, faulty)), undefined);
    assert.deepEqual(await runWith(switched, 'the fault'), expected);
  });
}

test('each of several faults can be switched on, even if one contains the place of another', async () => {
  const code = 'export function run() { let a = [1, 2]; a = a.concat(3); return a; }';
  const faults = [
    toFault('first', ['1, 2', '5']),
    toFault('second', ['1', '6']),
    toFault('third', ['let a = [1, 2]; a = a.concat(3);', 'let a: number[] = [];']),
    toFault('fourth', ['a.concat(3)', 'a.concat(4)']),
    toFault('fifth', ['concat(3)', 'concat(7)']),
  ];
  const switched = switchFaults(code, faults, file);
  const values: unknown[] = [];
  for (const id of [undefined, ...faults.map((fault) => fault.id)]) values.push(await runWith(switched, id));
  assert.deepEqual(values, [[1, 2, 3], [5, 3], [6, 2, 3], [], [1, 2, 4], [1, 2, 7]]);
});

test('a fault in an import or a style sheet cannot be switched on in the running page', () => {
  const code = "import { a } from './a.ts';\nexport const run = (one: number) => a(one);";
  assert.ok(!isSwitchable(code, toFault('import', ["'./a.ts'", "'./b.ts'"]), file));
  assert.ok(!isSwitchable('a { color: red }', toFault('style', ['red', 'blue']), 'src/a.css'));
  assert.throws(
    () => switchFaults(code, [toFault('import', ['./a.ts', './b.ts'])], file),
    /"import" cannot be switched/,
  );
});

test('a text that the file does not contain exactly once is reported', () => {
  const code = 'export const run = () => [1, 1];';
  assert.throws(
    () => applyFault(code, toFault('none', ['2', '3']), file),
    /exactly once in src\/module\.tsx, but does not occur\. Adapt it to the code:\n  2/,
  );
  assert.throws(
    () => applyFault(code, toFault('two', ['1', '3']), file),
    /exactly once in .*, but occurs 2 times\. Adapt it to the code:\n  1/,
  );
  assert.throws(() => applyFault(code, toFault('overlap', ['[1,', ''], ['1, 1', '']), file), /overlap/);
});

test('a name that nothing declares is found', () => {
  const find = (faulty: string): string | null =>
    findUndeclaredName('export const run = (a: number) => a;', faulty, file);
  assert.equal(find('export const run = (a: number) => a + b;'), 'b');
  assert.equal(find('export const run = () => ({ a: { c: d } });'), 'd');
  assert.equal(find('export const run = () => <Other />;'), 'Other');
  assert.equal(find('export const run = () => nowhere();'), 'nowhere');
  assert.equal(
    find('export const run = (e: Event) => { const b = (x: never) => x; return [b, <p />, a.f, { g: 1 }]; };'),
    null,
  );
  assert.equal(find('export const run = () => document.title + localStorage.length + Number(a as Other);'), null);
  assert.equal(
    find('export const run = () => { try { a(); } catch (error) { return [error].map(({ m: n }) => n); } };'),
    null,
  );
});
