import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPublishedDeclaration } from './build-types.ts';

test('declarations import other declarations as JavaScript, and no style sheets', () => {
  const emitted = `import { type A } from '../a.ts';
import '../theme/doorstep.css';
export * from "./Widget.tsx";
export declare const b: import('./b.ts').B;
import type { Auth } from 'firebase/auth';
`;
  assert.equal(
    toPublishedDeclaration(emitted),
    `import { type A } from '../a.js';
export * from "./Widget.js";
export declare const b: import('./b.js').B;
import type { Auth } from 'firebase/auth';
`,
  );
});
