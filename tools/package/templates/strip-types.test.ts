import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripTypes, stripTypesOfComponent } from './strip-types.ts';

for (const [title, code, expected] of [
  ['an import of types, with its line', "import type { A } from 'a';\nrun();\n", 'run();\n'],
  ['an import whose names are all types', "import { type A, type B } from 'a';\nrun();\n", 'run();\n'],
  ['an indented import of types', "  run();\n  import type { A } from 'a';\n  stop();\n", '  run();\n  stop();\n'],
  ['a type among other names', "import { type A, b, type C } from 'a';", "import { b } from 'a';"],
  ['a type before the last name', "import { a, type B, c } from 'a';", "import { a, c } from 'a';"],
  ['the type of a variable', 'const a: A<B> = 1;', 'const a = 1;'],
  ['the type of an argument in JSX', 'const a = <A b={(c: C) => c} />;', 'const a = <A b={(c) => c} />;'],
  ['type arguments', 'useState<User | null>();', 'useState();'],
  ['an assertion', 'const a = b as C;', 'const a = b;'],
  ['an assertion that a value exists', 'a!.b(c!);', 'a.b(c);'],
] as const) {
  test(`removes ${title}`, () => assert.equal(stripTypes(code), expected));
}

test('keeps comments, line breaks and an import without names', () => {
  const code = "import 'a';\n\n// A comment: b as C\nconst a = 'b: C'; /* d */\n";
  assert.equal(stripTypes(code), code);
});

test('a type that it does not know is an error, not JavaScript that cannot be parsed', () => {
  assert.throws(() => stripTypes('interface A { b: string }'), SyntaxError);
  assert.throws(() => stripTypes('const a = ;'), SyntaxError);
});

test('of a component, only the script changes', () => {
  const component = (script: string, code: string): string => `${script}\n  ${code}\n</script>\n<p>{a as b}</p>\n`;
  assert.equal(
    stripTypesOfComponent(component('<script setup lang="ts">', 'let a: A;')),
    component('<script setup>', 'let a;'),
  );
});
