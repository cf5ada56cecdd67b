import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReportedLines } from './find-type-problems.ts';

for (const [checker, line] of [
  ['tsc', 'src/Page.tsx(8,3): error TS2322: Type'],
  ['vue-tsc', 'src/Page.tsx(8,13): error TS2353: Object'],
  ['ngc', 'src/Page.tsx:8:3 - error NG8002: Cannot'],
  ['svelte-check', '1795919900305 ERROR "src/Page.tsx" 8:3 "Type"'],
] as const) {
  test(`the line of an error of ${checker} is found`, () => {
    const output = `${line}\nsrc/Page_tsx(9,3): error\nsrc/Other.tsx(10,3): error\n${line}`;
    assert.deepEqual([...readReportedLines(output, 'Page.tsx')], [8]);
  });
}
