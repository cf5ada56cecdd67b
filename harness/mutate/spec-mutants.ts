import { compile } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle, type PickleStep, type Step } from '@cucumber/messages';
import { indexScenarios, placeOf } from '../scenario-id.ts';
import { isNegative, literalsOf, replaced } from './literals.ts';
import type { Mutant } from './mutant.ts';
import { nudgedNumber, nudgedText } from './nudge.ts';

/** What there is to be nudged in a feature. */
export interface SpecMutants {
  readonly scenarios: ReadonlyMap<string, Pickle>;
  readonly mutants: readonly Mutant[];
  /** Texts that somebody types or sees, and those that are said not to be there, with their places. */
  readonly known: readonly string[];
  readonly unseen: readonly { readonly text: string; readonly says: string }[];
}

/** One thing that a step says, and what it might say instead. */
interface Site {
  readonly literal: string;
  readonly from: string;
  readonly to: readonly { readonly value: string; readonly step: PickleStep }[];
}

/**
 * Every literal of every `Then`, and every number of a `Given` or `When`, each once: what an outline says in all of its
 * rows is nudged in the first of them.
 */
export function specMutants(uri: string, document: GherkinDocument): SpecMutants {
  const index = indexScenarios(document);
  const sources = stepsOf(document);
  const pickles = compile(document, uri, IdGenerator.uuid());
  const placed = pickles.map((pickle) => ({ pickle, scenario: nameOf(placeOf(pickle, index)?.id ?? '') }));
  const said = placed.flatMap(({ pickle, scenario }) =>
    pickle.steps.map((step, at): Said => ({
      pickle,
      scenario,
      step,
      at,
      source: sources.get(step.astNodeIds[0] ?? ''),
    })),
  );
  const absent = said.filter(({ step }) => isAbsent(step));
  const nudged = Map.groupBy(said.flatMap(mutantsOf(uri)), ({ literal }) => literal);
  return {
    scenarios: new Map(placed.map(({ pickle, scenario }) => [scenario, pickle])),
    mutants: [...nudged.values()].flatMap((mutants) =>
      mutants.filter(({ scenario }) => scenario === mutants[0]?.scenario),
    ),
    known: said.filter(({ step }) => !isAbsent(step)).flatMap(({ step }) => textsOf(step)),
    unseen: absent.flatMap(({ step, source }) =>
      unseenTexts(step).map((text) => ({ text, says: saying(uri, step, source) })),
    ),
  };
}

/** A step of a scenario, and where it is written. */
interface Said {
  readonly scenario: string;
  readonly pickle: Pickle;
  readonly step: PickleStep;
  readonly at: number;
  readonly source: Step | undefined;
}

const mutantsOf =
  (uri: string) =>
  ({ scenario, pickle, step, at, source }: Said): readonly Mutant[] =>
    sitesOf(step, source).flatMap(({ literal, from, to }) =>
      to.map(({ value, step: other }) => ({
        scenario,
        pickle: { ...pickle, steps: pickle.steps.with(at, other) },
        says: `${saying(uri, step, source)}: "${from}" → "${value}"`,
        literal,
      })),
    );

const saying = (uri: string, { text }: PickleStep, source: Step | undefined): string =>
  `${uri}:${source?.location.line ?? 1}: ${text}`;

const isAbsent = ({ type, text }: PickleStep): boolean => type === 'Outcome' && isNegative(text);

/** An id that can be the name of a scenario. */
const nameOf = (id: string): string => id.replaceAll(/\s+/g, ' ').trim();

/** What a step says in quotation marks, in numbers and in cells. */
export const textsOf = (step: PickleStep): readonly string[] => [
  ...literalsOf(step.text).map(({ value }) => value),
  ...(step.argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
];

/** A text that is not there is nudged into another that is not: it has to be one that is there somewhere else. */
const unseenTexts = ({ text }: PickleStep): readonly string[] =>
  literalsOf(text).flatMap(({ kind, value }) => (kind === 'string' ? [value] : []));

function sitesOf(step: PickleStep, source: Step | undefined): readonly Site[] {
  const isOutcome = step.type === 'Outcome';
  const id = step.astNodeIds.join('/');
  const here = literalsOf(step.text);
  const written = literalsOf(source?.text ?? '');
  const sites = here.flatMap((literal, at): Site[] => {
    const { kind, value } = literal;
    if (kind === 'string' && (!isOutcome || isAbsent(step))) return [];
    const values =
      kind === 'string'
        ? [nudgedText(value)]
        : isOutcome
          ? [nudgedNumber(value, 1)]
          : [nudgedNumber(value, 1), nudgedNumber(value, -1)];
    // What no placeholder stands for is the same in every row.
    const isSame = here.length === written.length && written[at]?.value === value;
    const place = isSame ? (step.astNodeIds[0] ?? id) : id;
    const to = values.map((other) => ({ value: other, step: { ...step, text: replaced(step.text, literal, other) } }));
    return [{ literal: `${place}:${at}`, from: value, to }];
  });
  return isOutcome ? [...sites, ...cellSites(step, source)] : sites;
}

function cellSites(step: PickleStep, source: Step | undefined): readonly Site[] {
  const rows = step.argument?.dataTable?.rows ?? [];
  return rows.flatMap((row, line) =>
    row.cells.map((cell, column): Site => {
      const value = nudgedText(cell.value);
      const cells = row.cells.with(column, { ...cell, value });
      const dataTable = { rows: rows.with(line, { ...row, cells }) };
      const isSame = source?.dataTable?.rows[line]?.cells[column]?.value === cell.value;
      const place = isSame ? source.id : step.astNodeIds.join('/');
      return {
        literal: `${place}:${line}/${column}`,
        from: cell.value,
        to: [{ value, step: { ...step, argument: { dataTable } } }],
      };
    }),
  );
}

/** The steps of a document by their ids. */
function stepsOf({ feature }: GherkinDocument): ReadonlyMap<string, Step> {
  const children = (feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child]);
  const steps = children.flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}
