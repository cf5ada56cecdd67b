import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceOperations } from '../../src/adapters/service-control.ts';
import { screenRoutes } from '../../steps/shared/screen-routes.ts';
import { CellError, readDifferences } from './differences.ts';
import { main } from './main.ts';
import { createReport, formatMatrix, formatResults } from './report.ts';
import { writeFeature, type CellResult } from './run-matrix.ts';
import { listCells, parseTable, readTable } from './table.ts';

const rows = readTable();
const cells = listCells(rows);

test('every screen to which there is a route has a row', () => {
  const named = rows.filter(({ id, screen }) => id === screen).map(({ id }) => id);
  assert.deepEqual(named, Object.keys(screenRoutes));
});

test('every request to the service has a row, except those that no visitor waits for', () => {
  const requests = new Set(rows.map(({ request }) => request));
  assert.deepEqual(
    serviceOperations.filter((operation) => !requests.has(operation)),
    ['password policy'],
  );
});

test('a row may leave out keys, which then have their usual values', () => {
  const { entries, problems } = parseTable(
    `- screen: Recover password
  types: { Email: ada@example.com, Password: secret }
  presses: Send
  next: Check your email
  request: reset mail
  back: out
  reload: Sign in with email
  two tabs: none, because of a reason`,
    'a.yaml',
  );
  assert.deepEqual(problems, []);
  const [row] = entries;
  assert.ok(row);
  const place = { words: null, kept: {}, stays: false, proceed: null, ends: false };
  const stays = { ...place, screen: 'Recover password', kept: { Email: 'ada@example.com' }, stays: true };
  const start = { ...place, screen: 'Sign in with email' };
  assert.deepEqual(row.expected, {
    'double press': { ...place, screen: 'Check your email' },
    back: 'out',
    forward: start,
    reload: start,
    'two tabs': { none: 'because of a reason' },
    unmount: start,
    freeze: stays,
    'clock jump': stays,
    offline: { ...stays, words: 'A network error has occurred' },
    'late answer': start,
    'rejected twice': { ...stays, words: 'Service unavailable.' },
    'delivered twice': { ...place, screen: 'Check your email' },
  });
  assert.equal(listCells([row]).length, 11);
});

test('the problems of a table are reported with their lines', () => {
  const text =
    '- screen: Recover password\n  next: Nowhere\n  request: coffee\n  reload: same\n  back: same\n  colour: red';
  assert.deepEqual(parseTable(text, 'a.yaml').problems, [
    'a.yaml:1: unknown request "coffee"',
    'a.yaml:1: next: unknown screen "Nowhere"',
    `a.yaml:1: unknown field "colour". Known fields: ${[
      ...['row', 'screen', 'types', 'solves', 'presses', 'does', 'provider', 'next', 'request', 'creates', 'deletes'],
      ...['back', 'forward', 'reload', 'two tabs', 'unmount', 'freeze', 'clock jump'],
      ...['offline', 'late answer', 'rejected twice', 'delivered twice'],
    ].join(', ')}`,
  ]);
});

test('each cell becomes a scenario; a cell of the column "offline" gets a page of its own', () => {
  const two = cells.filter(({ name }) => /^Recover password × (reload|offline)$/.test(name));
  assert.equal(
    writeFeature(two),
    [
      'Feature: Every screen under every disturbance',
      '@00-1\nScenario: Recover password × reload\nThen the cell "Recover password × reload" is as the table says',
      '@00-2 @isolated\nScenario: Recover password × offline\nThen the cell "Recover password × offline" is as the table says',
      '',
    ].join('\n\n'),
  );
});

test('differences and uncaught errors are read from the error of a scenario', () => {
  const differences = [
    { kind: 'lost text', text: 'Expected the field "Email".\nOn the page at /' },
    { kind: 'stuck', text: 'there is nothing to press' },
  ] as const;
  const { message } = new CellError(differences);
  assert.deepEqual(readDifferences(message), differences);
  assert.deepEqual(readDifferences(`${message}\nand at hook: an uncaught error: TypeError: x\n  at y`).at(-1), {
    kind: 'unhandled',
    text: 'an uncaught error: TypeError: x',
  });
  assert.deepEqual(readDifferences('Error: no'), [{ kind: 'other', text: 'Error: no' }]);
});

test('the table shows every cell that ran, and the differences are listed below it', () => {
  const results = cells
    .filter(({ name }) => /^Recover password × (reload|back)$/.test(name))
    .map((cell): CellResult => {
      const lost = [{ kind: 'lost text', text: 'Expected "Email".' }] as const;
      return { cell, differences: cell.column === 'back' ? lost : [] };
    });
  const printed = formatMatrix(rows, results);
  assert.match(printed, /^Recover password {2}· {2}✗ {2}· {2}✓ {2}·/m);
  assert.match(
    printed,
    /^✗ Recover password × back\n {2}expected: Sign in \(password\); Email: ada@example\.com\n {2}typed text lost: Expected "Email"\.$/m,
  );
  assert.ok(
    printed.endsWith('\n\n2 cells: 1 as expected, 1 different\nDifferences by kind: 1 × typed text lost'),
    printed,
  );
  const green = results.map((result) => ({ ...result, differences: [] }));
  assert.equal(formatResults(green), '2 cells: 2 as expected, 0 different');
  const withoutTable = formatResults(results);
  assert.ok(withoutTable.startsWith('✗ Recover password × back\n') && printed.endsWith(withoutTable));
  assert.deepEqual(createReport('react:fake', results).rows, {
    'Recover password': { back: [{ kind: 'lost text', text: 'Expected "Email".' }], reload: [] },
  });
});

test('--only with a text that no cell has in its name is an error', async () => {
  let printed = '';
  assert.equal(await main(['--only', 'nowhere'], { write: (text) => void (printed += text) }), 2);
  assert.equal(
    printed,
    'error: --only: no cell has "nowhere" in its name. An example of a name: "Recover password × reload".\n',
  );
});
