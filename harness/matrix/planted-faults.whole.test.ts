import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSwitchedFaults } from '../../tools/bundle/bundles.ts';
import { findLanes } from '../lanes/lanes.ts';
import type { Kind } from './differences.ts';
import { runMatrix } from './run-matrix.ts';
import { listCells, readTable } from './table.ts';

const faults = [
  {
    id: 'matrix: Back forgets what was typed',
    file: 'src/widget/history/bind-ui.ts',
    replace: 'value === undefined ? field : { ...field, value }',
    with: 'field',
    cell: 'Create account × back',
    kind: 'lost text',
  },
  {
    id: 'matrix: A rejection leaves the button disabled',
    file: 'src/widget/create-ui.ts',
    replace: 'pending: false, busy: false, chosen: null, dialog: null, values: isShown ? view.values : {},',
    with: 'pending: isShown, busy: false, chosen: null, dialog: null, values: isShown ? view.values : {},',
    cell: 'Sign in (password) × rejected twice',
    kind: 'stuck',
  },
  {
    id: 'matrix: A rejection shows no message',
    file: 'src/widget/create-ui.ts',
    replace: 'const { errors = {}, notice = null, fields = {} } = description;',
    with: 'const { fields = {} } = description, errors = {}, notice = null;',
    cell: 'Create account × rejected twice',
    kind: 'words',
  },
  {
    id: 'matrix: The mail is sent twice',
    file: 'src/widget/flow/password/password-recovery.ts',
    replace: 'const sent = await ui.waitFor(auth.sendPasswordResetEmail(email, { continueUrl }));',
    with: `await ui.waitFor(auth.sendPasswordResetEmail(email, { continueUrl }));
      const sent = await ui.waitFor(auth.sendPasswordResetEmail(email, { continueUrl }));`,
    cell: 'Recover password × double press',
    kind: 'sent twice',
  },
  {
    id: 'matrix: Back rejects without a handler',
    file: 'src/widget/history/screen-history.ts',
    replace: 'const target = findMove(); if (target !== null) move?.(target);',
    with: `const target = findMove();
      void Promise.reject(new Error('planted'));
      if (target !== null) move?.(target);`,
    cell: 'Recover password × back',
    kind: 'unhandled',
  },
] as const satisfies readonly { readonly kind: Kind; readonly [key: string]: string }[];

const [lane = assert.fail('expected a lane')] = findLanes(['react:fake']);
const bundle = withSwitchedFaults(
  lane.renderer.bundle(lane.stack),
  faults.map(({ id, cell: _cell, kind: _kind, ...edit }) => ({ id, edits: [edit] })),
);
const cells = listCells(readTable());
const output = { write() {} };

const runWith = (id: string, names: readonly string[]) =>
  runMatrix({ lane, cells: cells.filter(({ name }) => names.includes(name)), fault: { id, bundle } }, output);

test('without a fault, the cells are as the table says', async () => {
  const { results, harnessErrors } = await runWith(
    '',
    faults.map(({ cell }) => cell),
  );
  assert.deepEqual(harnessErrors, []);
  assert.deepEqual(
    results.map(({ cell, differences }) => [cell.name, differences]),
    results.map(({ cell }) => [cell.name, []]),
  );
  assert.equal(results.length, faults.length);
});

for (const { id, cell, kind } of faults) {
  test(`${id}: the cell "${cell}" differs`, async () => {
    const { results } = await runWith(id, [cell]);
    const kinds = results.flatMap(({ differences }) => differences.map((each) => each.kind));
    assert.ok(kinds.includes(kind), `expected ${kind}, saw ${kinds.join(', ') || 'no difference'}`);
  });
}
