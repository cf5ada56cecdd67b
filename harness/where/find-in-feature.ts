import { compile } from '@cucumber/gherkin';
import { IdGenerator, type PickleStep, type Step } from '@cucumber/messages';
import { listCells, listScenarios, parseDocument, type FeatureFile } from '../corpus/parse-feature.ts';
import { findTaggedIds, listScenarioPlaces } from '../judge/scenario-id.ts';
import { findMatches, normalize, type Match } from './text-search.ts';

/**
 * A match in a feature, with the ID of its scenario or row of examples. The ID is null if the match is outside of
 * scenarios.
 */
export interface FeatureMatch extends Match {
  readonly id: string | null;
}

/** Finds the lines of a feature that match a pattern. Also finds rows of examples whose values make a step match. */
export function findInFeature(uri: string, text: string, pattern: RegExp): readonly FeatureMatch[] {
  const document = parseDocument(text);
  const file = { uri, feature: document.feature } as FeatureFile;
  const starts = document.feature ? listStarts(file) : [];
  const findId = (line: number): string | null => starts.findLast((start) => start.line <= line)?.id ?? null;
  const matches = findMatches(text, pattern).map((match) => ({ ...match, id: findId(match.line) }));

  const rows = new Map(starts.flatMap((start) => (start.node === undefined ? [] : [[start.node, start] as const])));
  const steps = new Map((document.feature ? listSteps(file) : []).map((step) => [step.id, step]));
  const completed = compile(document, uri, IdGenerator.uuid()).flatMap((pickle) => {
    const row = rows.get(pickle.astNodeIds.at(-1) ?? '');
    if (!row || matches.some(({ line }) => line === row.line)) return [];
    const step = pickle.steps.find(
      (each) => pattern.test(joinPickleStep(each)) && !pattern.test(joinStep(steps.get(each.astNodeIds[0] ?? ''))),
    );
    return step ? [{ line: row.line, id: row.id, text: step.text }] : [];
  });
  return [...matches, ...completed].toSorted((one, other) => one.line - other.line);
}

function listStarts(file: FeatureFile): readonly { line: number; id: string | null; node?: string }[] {
  const rules = file.feature.children.flatMap(({ rule }) => rule ?? []);
  const scenarios = listScenarios(file).flatMap(({ rule, scenario }) => {
    const line = Math.min(scenario.location.line, ...scenario.tags.map(({ location }) => location.line));
    const id = findTaggedIds(scenario)[0] ?? null;
    const tables = scenario.examples.map(({ location }) => ({ line: location.line, id }));
    const rows = scenario.examples.length > 0 ? listScenarioPlaces(rule, scenario) : [];
    return [{ line, id }, ...tables, ...rows];
  });
  const ruleStarts = rules.map(({ location, tags: [tag] }) => ({ line: (tag?.location ?? location).line, id: null }));
  return [...ruleStarts, ...scenarios].toSorted((one, other) => one.line - other.line);
}

const listSteps = (file: FeatureFile): readonly Step[] => listScenarios(file).flatMap(({ scenario }) => scenario.steps);

const joinStep = (step: Step | undefined): string =>
  step ? normalize([step.text, ...listCells(step), step.docString?.content ?? ''].join(' ')) : '';

function joinPickleStep({ text, argument }: PickleStep): string {
  const cells = argument?.dataTable?.rows.flatMap((row) => row.cells.map(({ value }) => value)) ?? [];
  return normalize([text, ...cells, argument?.docString?.content ?? ''].join(' '));
}
