import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Examples, Rule, Scenario, Step } from '@cucumber/messages';
import { listRules, parseFeature } from '../../harness/corpus/parse-feature.ts';
import { findRequirement, scenarioId } from '../../harness/judge/scenario-id.ts';
import { inProject } from '../../tools/project.ts';

/** A feature as it is read: one page. */
export interface Chapter {
  readonly file: string;
  readonly name: string;
  readonly about: string;
  readonly rules: readonly Sentence[];
}

/** A Rule: a sentence about the product, with the scenarios that show it. */
export interface Sentence {
  /** The requirement's id; several Rules may be about one. */
  readonly id: string;
  /** Where it stands on its page: the id, or that with a number behind it. */
  readonly anchor: string;
  readonly name: string;
  readonly about: string;
  readonly file: string;
  readonly scenarios: readonly Shown[];
}

export interface Shown {
  readonly name: string;
  /** What is given in all of its feature and of its rule first: whoever comes by a link has not read that. */
  readonly steps: readonly Step[];
  /** The id of a scenario without examples. */
  readonly id: string;
  readonly examples: readonly {
    readonly name: string;
    readonly heads: readonly string[];
    readonly rows: readonly Row[];
  }[];
}

export interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

/** Every feature, in reading order, which is that of their files. */
export function readSpecification(): readonly Chapter[] {
  const files = globSync('features/*.feature', { cwd: inProject() }).toSorted();
  return files.map((uri) => {
    const parsed = parseFeature(uri, readFileSync(inProject(uri), 'utf8'));
    const file = `${basename(uri, '.feature')}.html`;
    const { name, description, children } = parsed.feature;
    const given = backgroundOf(children);
    const rules = listRules(parsed).map((rule) => sentenceOf(rule, file, given));
    return { file, name, about: lines(description), rules: rules.map(anchored) };
  });
}

const backgroundOf = (children: Rule['children']): readonly Step[] =>
  children.flatMap(({ background }) => background?.steps ?? []);

function anchored(
  sentence: Omit<Sentence, 'anchor'>,
  place: number,
  all: readonly Omit<Sentence, 'anchor'>[],
): Sentence {
  const before = all.slice(0, place).filter(({ id }) => id === sentence.id).length;
  return { ...sentence, anchor: before === 0 ? sentence.id : `${sentence.id}-${before + 1}` };
}

function sentenceOf(rule: Rule, file: string, givenInAll: readonly Step[]): Omit<Sentence, 'anchor'> {
  const id = findRequirement(rule) ?? rule.name;
  const scenarios = rule.children.flatMap(({ scenario }) => scenario ?? []);
  const given = [...givenInAll, ...backgroundOf(rule.children)];
  return {
    id,
    name: rule.name,
    about: lines(rule.description),
    file,
    scenarios: scenarios.map((each) => shown(each, id, given)),
  };
}

function shown({ name, steps, examples }: Scenario, requirement: string, given: readonly Step[]): Shown {
  return {
    name,
    steps: [...given, ...steps],
    id: scenarioId(requirement, name),
    examples: examples.map((each) => examplesOf(each, requirement, name)),
  };
}

function examplesOf(
  { name, tableHeader, tableBody }: Examples,
  requirement: string,
  scenario: string,
): Shown['examples'][number] {
  const rows = tableBody.map((row) => ({
    id: scenarioId(requirement, scenario, row),
    cells: row.cells.map(({ value }) => value),
  }));
  return { name, heads: (tableHeader?.cells ?? []).map(({ value }) => value), rows };
}

const lines = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Where a sentence stands, as a link names it. */
export const placeOf = ({ file, anchor }: Pick<Sentence, 'file' | 'anchor'>): string => `${file}#${anchor}`;

/** The ids of all scenarios that show a sentence. */
export const idsOf = ({ scenarios }: Pick<Sentence, 'scenarios'>): readonly string[] =>
  scenarios.flatMap(idsOfScenario);

export const idsOfScenario = ({ id, examples }: Shown): readonly string[] =>
  examples.length === 0 ? [id] : examples.flatMap(({ rows }) => rows.map((row) => row.id));

/** All that is written in the steps and examples of a sentence. */
export const wordsOf = ({ scenarios }: Sentence): readonly string[] =>
  scenarios.flatMap(({ steps, examples }) => [
    ...steps.flatMap(({ text, docString, dataTable }) => [
      text,
      docString?.content ?? '',
      ...(dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
    ]),
    ...examples.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
  ]);
