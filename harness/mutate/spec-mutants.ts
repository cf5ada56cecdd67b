import { compile } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle, type PickleStep, type Step } from '@cucumber/messages';
import { findPlace, indexScenarios } from '../judge/scenario-id.ts';
import { literalsOf, replaced, type Literal } from './literals.ts';
import type { Mutant } from './mutant.ts';
import { bothWays, isAbsent, sitesOf } from './sites.ts';

/** What there is to be nudged in a feature. */
export interface SpecMutants {
  readonly scenarios: ReadonlyMap<string, Pickle>;
  readonly mutants: readonly Mutant[];
  /** Texts that somebody types or sees, and those that are said not to be there, with their places. */
  readonly known: readonly string[];
  readonly unseen: readonly { readonly text: string; readonly says: string }[];
}

/**
 * Every literal of every `Then`, and every number of a `Given` or `When` that a boundary hangs on, each once: what an
 * outline says in all of its rows is nudged in the first of them. A boundary is shown from both sides: another step of
 * the requirement says the same with a number that is one more or less.
 *
 * @param exceptTags scenarios with one of these are left out: other lanes show them
 */
export function specMutants(uri: string, document: GherkinDocument, exceptTags: readonly string[] = []): SpecMutants {
  const index = indexScenarios(document);
  const sources = stepsOf(document);
  const pickles = compile(document, uri, IdGenerator.uuid()).filter(
    ({ tags }) => !tags.some(({ name }) => exceptTags.includes(name)),
  );
  const placed = pickles.map((pickle) => {
    const { id = '', requirement = null } = findPlace(pickle, index) ?? {};
    return { pickle, requirement, scenario: nameOf(id) };
  });
  const said = placed.flatMap(({ pickle, scenario, requirement }) =>
    pickle.steps.map((step, at): Said => ({
      pickle,
      scenario,
      requirement,
      step,
      at,
      source: sources.get(step.astNodeIds[0] ?? ''),
    })),
  );
  const absent = said.filter(({ step }) => isAbsent(step));
  const nudged = Map.groupBy(said.flatMap(mutantsOf(uri, boundariesOf(said))), ({ literal }) => literal);
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
  readonly requirement: string | null;
  readonly pickle: Pickle;
  readonly step: PickleStep;
  readonly at: number;
  readonly source: Step | undefined;
}

const mutantsOf =
  (uri: string, isBoundary: (said: Said, literal: Literal) => boolean) =>
  (said: Said): readonly Mutant[] => {
    const { scenario, pickle, step, at, source } = said;
    return sitesOf(step, source, (literal) => isBoundary(said, literal)).flatMap(({ literal, from, to }) =>
      to.map(({ value, step: other }) => ({
        scenario,
        pickle: { ...pickle, steps: pickle.steps.with(at, other) },
        says: `${saying(uri, step, source)}: "${from}" → "${value}"`,
        literal,
        failsAt: step.type === 'Outcome' ? other.text : null,
      })),
    );
  };

const saying = (uri: string, { text }: PickleStep, source: Step | undefined): string =>
  `${uri}:${source?.location.line ?? 1}: ${text}`;

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

/**
 * Which numbers have a neighbour, in the same words, in a step of the same requirement. Where a `When` shows the boundary,
 * a `Given` with the same number only tells how something else began.
 */
function boundariesOf(said: readonly Said[]): (one: Said, literal: Literal) => boolean {
  const keyOf = ({ requirement, step: { text } }: Said, literal: Literal, number: string): string =>
    `${requirement} ${inPresentTense(replaced(text, literal, number))}`;
  const numbersIn = ({ step }: Said) => literalsOf(step.text).filter(({ kind }) => kind === 'number');
  const all = new Set(said.flatMap((one) => numbersIn(one).map((literal) => keyOf(one, literal, literal.value))));
  const actions = said.filter(({ step }) => step.type === 'Action');
  const shown = new Set(actions.flatMap((one) => numbersIn(one).map((literal) => keyOf(one, literal, literal.value))));
  return (one, literal) =>
    !(one.step.type === 'Context' && shown.has(keyOf(one, literal, literal.value))) &&
    bothWays(literal.value).some((number) => all.has(keyOf(one, literal, number)));
}

const inPresentTense = (text: string): string => text.replace(/\b(?:(?:has|have) passed|passes)\b/, 'pass');

/** The steps of a document by their ids. */
function stepsOf({ feature }: GherkinDocument): ReadonlyMap<string, Step> {
  const children = (feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child]);
  const steps = children.flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}
