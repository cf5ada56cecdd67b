import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@cucumber/gherkin';
import { IdGenerator, type GherkinDocument, type Pickle, type PickleStep, type Step } from '@cucumber/messages';
import { corpus } from '../corpus/corpus.ts';
import { parseDocument } from '../corpus/parse-feature.ts';
import { findPlace, findPlaces } from '../judge/scenario-id.ts';
import { laneTags } from '../lanes/lane-tags.ts';
import { changeNumber, findLiterals, listTexts, replaceLiteral, type Literal } from './literals.ts';
import { assertsAbsence, mutateStep } from './step-mutations.ts';

export interface SpecMutant {
  /** ID of the original scenario. */
  readonly scenario: string;
  readonly pickle: Pickle;
  /** The step that must fail. The failure of another step does not count. Null if any step may fail. */
  readonly failsAt: string | null;
  /** Has the form `file:line: step: "value" → "mutated value"`. */
  readonly description: string;
  /**
   * Identifies the text or number that the mutant changes. Of all mutants with the same `literal`, at least one must
   * make the scenario fail.
   */
  readonly literal: string;
}

/**
 * Reads the scenarios of the corpus, and creates mutants: copies with one changed text or number.
 *
 * @param excludedTags scenarios with one of these tags are left out
 */
export async function readSpecMutants(excludedTags: readonly string[] = laneTags) {
  const scenarios = new Map<string, Pickle>();
  const mutants: SpecMutant[] = [];
  const present = new Set<string>();
  const absent: { readonly text: string; readonly description: string }[] = [];
  for (const uri of globSync(corpus.features, { cwd: corpus.folder }).toSorted()) {
    const feature = findSpecMutants(uri, parseDocument(await readFile(join(corpus.folder, uri), 'utf8')), excludedTags);
    for (const [id, pickle] of feature.scenarios) scenarios.set(id, pickle);
    for (const text of feature.present) present.add(maskDigits(text));
    mutants.push(...feature.mutants);
    absent.push(...feature.absent);
  }
  const vacuous = absent.filter(({ text }) => !present.has(maskDigits(text)) && !neverShown.has(text));
  return { scenarios, mutants, vacuous };
}

/**
 * Texts that are not reported as `vacuous`. A text is vacuous if all steps that contain the text expect it to be
 * absent: these steps would pass even if the text was misspelt. The texts in this set cannot be seen on the page:
 * they are only in the data that the browser stores.
 */
const neverShown: ReadonlySet<string> = new Set(['signInMethod']);

/** Replaces digits by zeros, so that "Resend code in 0:15" and "Resend code in 0:09" are the same text. */
const maskDigits = (text: string): string => text.replaceAll(/\d/g, '0');

/**
 * Creates the mutants of a feature: copies of its scenarios, each with one value changed by {@link mutateStep}.
 *
 * @returns `scenarios` (the original scenarios by ID), their `mutants`, the texts that steps expect to be `absent`, and
 *   the texts in all other steps (`present`)
 */
export function findSpecMutants(uri: string, document: GherkinDocument, excludedTags: readonly string[] = []) {
  const places = findPlaces(document);
  const sources = indexSteps(document);
  const pickles = compile(document, uri, IdGenerator.uuid()).filter(
    ({ tags }) => !tags.some(({ name }) => excludedTags.includes(name)),
  );
  const placed = pickles.map((pickle) => {
    const { id = '', requirement = null } = findPlace(pickle, places) ?? {};
    return { pickle, requirement, scenario: id };
  });
  const steps = placed.flatMap((each) =>
    each.pickle.steps.map((step, at): PlacedStep => {
      const source = sources.get(step.astNodeIds[0] ?? '');
      return { ...each, step, at, source, place: `${uri}:${source?.location.line ?? 1}: ${step.text}` };
    }),
  );
  const isBoundary = createBoundaryTest(steps);
  const byLiteral = Map.groupBy(
    steps.flatMap((step) => findStepMutants(step, isBoundary)),
    ({ literal }) => literal,
  );
  return {
    scenarios: new Map(placed.map((each) => [each.scenario, keepTagsOf(each.requirement, each.pickle)])),
    mutants: [...byLiteral.values()].flatMap((mutants) =>
      mutants.filter(({ scenario }) => scenario === mutants[0]?.scenario),
    ),
    present: steps.filter(({ step }) => !assertsAbsence(step)).flatMap(({ step }) => listTexts(step)),
    absent: steps
      .filter(({ step }) => assertsAbsence(step))
      .flatMap(({ step, place }) =>
        findLiterals(step.text).flatMap(({ kind, value }) =>
          kind === 'string' ? [{ text: value, description: place }] : [],
        ),
      ),
  };
}

function keepTagsOf(requirement: string | null, pickle: Pickle): Pickle {
  const tags = pickle.tags.filter(({ name }) => !name.includes('.') || name === `@${requirement}` || isLaneTag(name));
  return { ...pickle, tags };
}

const isLaneTag = (name: string): boolean => laneTags.includes(name);

interface PlacedStep {
  readonly scenario: string;
  readonly requirement: string | null;
  readonly pickle: Pickle;
  readonly step: PickleStep;
  /** Index of `step` in the steps of `pickle`. */
  readonly at: number;
  readonly source: Step | undefined;
  /** The step's place and text: `file:line: step`. */
  readonly place: string;
}

type BoundaryTest = (step: PlacedStep, literal: Literal) => boolean;

function findStepMutants(placed: PlacedStep, isBoundary: BoundaryTest): readonly SpecMutant[] {
  const { scenario, pickle, step, at, source, place } = placed;
  return mutateStep(step, source, (literal) => isBoundary(placed, literal)).flatMap(({ key, value, mutants }) =>
    mutants.map((mutant) => ({
      scenario,
      pickle: { ...pickle, steps: pickle.steps.with(at, mutant.step) },
      description: `${place}: "${value}" → "${mutant.value}"`,
      literal: key,
      failsAt: step.type === 'Outcome' ? mutant.step.text : null,
    })),
  );
}

/**
 * Returns a function that tells whether a number in a step is a boundary. A number is a boundary if another step of the
 * requirement has the same text, but a number one higher or one lower. For example, 500 is a boundary if there are the
 * steps "500 milliseconds pass" and "501 milliseconds pass".
 *
 * If a Given step repeats a When step, the number in the Given step is not a boundary. For example, "Given 500
 * milliseconds have passed" repeats "When 500 milliseconds pass", and only prepares its scenario.
 */
function createBoundaryTest(steps: readonly PlacedStep[]): BoundaryTest {
  const toKey = ({ requirement, step: { text } }: PlacedStep, literal: Literal, number: string): string =>
    `${requirement} ${toPresentTense(replaceLiteral(text, literal, number))}`;
  const listKeys = (step: PlacedStep): readonly string[] =>
    findLiterals(step.step.text)
      .filter(({ kind }) => kind === 'number')
      .map((literal) => toKey(step, literal, literal.value));
  const all = new Set(steps.flatMap(listKeys));
  const inActions = new Set(steps.filter(({ step }) => step.type === 'Action').flatMap(listKeys));
  return (step, literal) =>
    !(step.step.type === 'Context' && inActions.has(toKey(step, literal, literal.value))) &&
    changeNumber(literal.value).some((number) => all.has(toKey(step, literal, number)));
}

const toPresentTense = (text: string): string => text.replace(/\b(?:(?:has|have) passed|passes)\b/, 'pass');

function indexSteps({ feature }: GherkinDocument): ReadonlyMap<string, Step> {
  const children = (feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child]);
  const steps = children.flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? []);
  return new Map(steps.map((step) => [step.id, step]));
}
