import { readFileSync } from 'node:fs';
import { serviceOperations, type ServiceOperation } from '../../src/adapters/service-control.ts';
import { screenRoutes } from '../../steps/shared/screen-routes.ts';
import { parseYamlList } from '../corpus/yaml-list.ts';

/**
 * Events that may disturb a visitor on a screen. Each event is a column of the table of expected results
 * (`screens.yaml`, `requests.yaml`).
 */
export const disturbances = [
  'double press',
  'back',
  'forward',
  'reload',
  'two tabs',
  'unmount',
  'freeze',
  'clock jump',
] as const;

/**
 * Problems with the request that a screen sends to the service, such as a late answer. Each problem is a column of the
 * table of expected results (`screens.yaml`, `requests.yaml`).
 */
export const answers = ['offline', 'late answer', 'rejected twice', 'delivered twice'] as const;

export const columns = [...disturbances, ...answers] as const;
export type Column = (typeof columns)[number];

/** Labels of fields with secrets. When the visitor comes back to a screen, these fields must be empty. */
export const secretFields: ReadonlySet<string> = new Set([
  'Password',
  'Choose password',
  'New password',
  '6-digit code',
]);

/** A screen that a visitor is expected to see. */
export interface Place {
  /** A title in {@link screenRoutes}, such as `Sign in (all options)`. */
  readonly screen: string;
  readonly words: string | null;
  readonly kept: Readonly<Record<string, string>>;
  /** If true, the visitor is still on the screen that the test has disturbed, for example by a reload. */
  readonly stays: boolean;
  /**
   * Label of the button that repeats a failed attempt on this screen; null if the label is the same as in
   * `Row.presses`.
   */
  readonly proceed: string | null;
  /** If true, the test ends on this screen, because the visitor cannot repeat a failed request from here. */
  readonly ends: boolean;
}

/**
 * The expected result in a cell of the table. A `Place` is a screen, and `'out'` means that the browser leaves the
 * page. `none` is the reason why the cell is not tested.
 */
export type Expectation = Place | 'out' | { readonly none: string };

export interface Row {
  readonly id: string;
  readonly screen: string;
  readonly types: Readonly<Record<string, string>>;
  readonly solves: boolean;
  /** The label of the button to press; null if `does` names another action. */
  readonly presses: string | null;
  readonly does: string | null;
  readonly provider: boolean;
  readonly next: Place;
  readonly request: ServiceOperation | null;
  readonly creates: 'account' | 'mail' | 'text message' | null;
  /** Set if the request deletes an account. */
  readonly deletes: 'account' | null;
  readonly expected: Readonly<Partial<Record<Column, Expectation>>>;
}

export interface Cell {
  /** Row and column, such as `Create account × reload`. */
  readonly name: string;
  readonly row: Row;
  readonly column: Column;
  readonly expected: Expectation;
}

const keys = [
  'row',
  'screen',
  'types',
  'solves',
  'presses',
  'does',
  'provider',
  'next',
  'request',
  'creates',
  'deletes',
] as const;

/**
 * Parses a table of expected results. Fills in the results that a row leaves out, by the rules at the top of
 * `screens.yaml`.
 *
 * @param name the name of the table's file, for error messages
 */
export function parseTable(text: string, name: string) {
  return parseYamlList<Row>(text, name, {
    // A row has no field for `double press`, because its expected result is always `next`.
    fields: [...keys, ...columns.filter((column) => column !== 'double press')],
    readEntries({ fields, readText, report }) {
      const screen = readText('screen');
      const id = 'row' in fields ? readText('row') : screen;
      const types = readTexts(fields['types'] ?? {});
      const same: Place = { screen, words: null, kept: withoutSecrets(types), stays: true, proceed: null, ends: false };
      const readPlace = (key: string, value: unknown = fields[key]): Place => {
        const long =
          typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { screen: value };
        const named = readText(key, long['screen']);
        const stays = named === 'same';
        const known = stays ? screen : named;
        if (known !== '' && !Object.hasOwn(screenRoutes, known)) report(`${key}: unknown screen "${known}"`);
        const kept = 'kept' in long ? readTexts(long['kept']) : stays ? same.kept : {};
        const toText = (part: unknown): string | null => (typeof part === 'string' ? part : null);
        return {
          screen: known,
          words: toText(long['words']),
          kept,
          stays,
          proceed: toText(long['proceed']),
          ends: long['ends'] === true,
        };
      };
      const read = (column: Column, usual: Expectation): Expectation => {
        const value = fields[column];
        if (value === undefined || value === 'out') return value ?? usual;
        if (typeof value === 'string' && value.startsWith('none, ')) return { none: value.slice('none, '.length) };
        return readPlace(column, value);
      };
      const request = fields['request'] === undefined ? null : readText('request');
      const isOperation = (word: string): word is ServiceOperation =>
        (serviceOperations as readonly string[]).includes(word);
      if (request !== null && !isOperation(request)) report(`unknown request "${request}"`);
      const next = readPlace('next');
      const expected: Partial<Record<Column, Expectation>> = {};
      if (!('row' in fields)) {
        const reload = readPlace('reload');
        expected['double press'] = next;
        expected.back = read('back', same);
        expected.forward = read('forward', expected.back === 'out' ? reload : same);
        expected.reload = reload;
        expected.unmount = read('unmount', reload);
        for (const column of ['two tabs', 'freeze', 'clock jump'] as const) expected[column] = read(column, same);
        if (request !== null) {
          expected.offline = read('offline', { ...same, words: 'A network error has occurred' });
          expected['late answer'] = read('late answer', expected.unmount);
        }
      } else expected['late answer'] = readPlace('late answer');
      if (request !== null) {
        expected['rejected twice'] = read('rejected twice', { ...same, words: 'Service unavailable.' });
        expected['delivered twice'] = read('delivered twice', next);
      }
      const creates = fields['creates'] === undefined ? null : (readText('creates') as Row['creates']);
      return [
        {
          id,
          screen,
          types,
          solves: 'solves' in fields,
          presses: 'presses' in fields ? readText('presses') : null,
          does: 'does' in fields ? readText('does') : null,
          provider: fields['provider'] === true,
          next,
          request: request !== null && isOperation(request) ? request : null,
          creates,
          deletes: fields['deletes'] === 'account' ? 'account' : null,
          expected,
        },
      ];
    },
  });
}

const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([label, text]) => [label, String(text)]));

const withoutSecrets = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([label]) => !secretFields.has(label)));

const files = {
  'screens.yaml': new URL('screens.yaml', import.meta.url),
  'requests.yaml': new URL('requests.yaml', import.meta.url),
};

/**
 * Reads the tables in `screens.yaml` and `requests.yaml`.
 *
 * @throws Error with all problems
 */
export function readTable(): readonly Row[] {
  const tables = Object.entries(files).map(([name, url]) => parseTable(readFileSync(url, 'utf8'), name));
  const problems = tables.flatMap((table) => table.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tables.flatMap(({ entries }) => entries);
}

export const listCells = (rows: readonly Row[]): readonly Cell[] =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const expected = row.expected[column];
      return expected === undefined || (typeof expected === 'object' && 'none' in expected)
        ? []
        : [{ name: `${row.id} × ${column}`, row, column, expected }];
    }),
  );
