import type { Examples, Rule, Step, Tag } from '@cucumber/messages';
import {
  listBackgrounds,
  listCells,
  listColumns,
  listRules,
  listScenarios,
  type FeatureFile,
} from '../corpus/parse-feature.ts';
import { findStructureErrors } from '../corpus/structure-errors.ts';
import { findRequirements, findTaggedIds, listRowRequirements, requirementColumn } from '../judge/scenario-id.ts';
import { englishTag, laneTags } from '../lanes/lane-tags.ts';
import { findTechnicalTerms } from './words.ts';

type Problem = readonly [node: { readonly location: { readonly line: number } }, text: string];

/** Checks a feature. Returns one text per problem, with file and line. */
export function lintFeature(file: FeatureFile, requirementIds: ReadonlySet<string>): readonly string[] {
  const lints = [
    lintTags(file, requirementIds),
    ...[lintCompleteness, lintOrder, lintExamples, lintWords].map((lint) => lint(file)),
  ];
  return lints.flatMap((problems) =>
    [...problems].map(([{ location }, text]) => `${file.uri}:${location.line}: ${text}`),
  );
}

/** All tags that a scenario may have, except the tag with its ID. */
const scenarioTags: readonly string[] = ['@journey', '@isolated', ...laneTags, englishTag];

const isId = (tag: Tag): boolean => findTaggedIds({ tags: [tag] }).length > 0;

/** Checks that every scenario is under a Rule. The tags of the Rule must be IDs of requirements. */
function* lintTags(file: FeatureFile, requirementIds: ReadonlySet<string>): Iterable<Problem> {
  for (const tag of file.feature.tags) yield [tag, `expected no tag on a feature, saw ${tag.name}`];
  for (const rule of listRules(file)) {
    if (rule.tags.length === 0) {
      yield [rule, `expected a tag on the Rule "${rule.name}", the id of its requirement, saw none`];
    }
    for (const tag of rule.tags.filter(({ name }) => !requirementIds.has(name.slice(1)))) {
      yield [rule, `${tag.name} is not a requirement in features/requirements.yaml`];
    }
    if (rule.tags.length > 1) yield* lintRowRequirements(rule);
  }
  for (const { rule, scenario } of listScenarios(file)) {
    if (!rule) yield [scenario, `expected "${scenario.name}" to be under a Rule`];
    for (const tag of scenario.tags.filter((each) => !scenarioTags.includes(each.name) && !isId(each))) {
      yield [tag, `unknown tag ${tag.name} on a scenario. Known tags: ${scenarioTags.join(', ')}`];
    }
    for (const tag of scenario.examples.flatMap(({ tags }) => tags)) {
      yield [tag, `expected no tag on examples, saw ${tag.name}`];
    }
  }
}

/**
 * Checks a Rule that has the tags of several requirements. Each row of the Rule's examples must name one of these
 * requirements, and each of these requirements needs a row.
 */
function* lintRowRequirements(rule: Rule): Iterable<Problem> {
  const requirements = findRequirements(rule);
  const tables = rule.children.flatMap(({ scenario }) => scenario ?? []).map((each) => [each, each.examples] as const);
  const specified = new Set(tables.flatMap(([, examples]) => examples.flatMap(listRowRequirements)));
  const hasColumn = (table: Examples): boolean => listColumns(table).includes(requirementColumn);
  const without = tables.filter(([, examples]) => examples.length === 0 || !examples.every(hasColumn));
  for (const [scenario] of without) {
    yield [scenario, `the Rule of "${scenario.name}" has several tags: expected a column "${requirementColumn}"`];
  }
  if (without.length > 0) return;
  for (const id of requirements.filter((each) => !specified.has(each))) {
    yield [rule, `expected a row for ${id}, a tag of the Rule "${rule.name}"`];
  }
  for (const id of specified) {
    if (!requirements.includes(id)) yield [rule, `expected the tag @${id} on the Rule "${rule.name}"`];
  }
}

/**
 * Finds parts of a feature that Gherkin accepts but does not run, such as a Rule without scenarios. Also finds
 * scenarios without a Then.
 */
function* lintCompleteness(file: FeatureFile): Iterable<Problem> {
  for (const { line, text } of findStructureErrors({ ...file, comments: [] })) yield [{ location: { line } }, text];
  for (const { scenario } of listScenarios(file)) {
    const asserts = scenario.steps.some(({ keywordType }) => keywordType === 'Outcome');
    if (!asserts) yield [scenario, `expected a Then in "${scenario.name}"`];
  }
}

const keywords = ['Given', 'When', 'Then'];
const [given, when] = [0, 1];

/** Checks the order of steps: Given, at most one When, Then. Skips scenarios with the tag `@journey`. */
function* lintOrder(file: FeatureFile): Iterable<Problem> {
  for (const { steps } of listBackgrounds(file)) {
    for (const { step, phase, line } of withPhases(steps)) {
      if (phase !== given) yield [step, `expected only Given in a Background, saw "${line}"`];
    }
  }
  for (const { scenario } of listScenarios(file)) {
    if (scenario.tags.some(({ name }) => name === '@journey')) continue;
    let latest = given;
    let actions = 0;
    for (const { step, phase, line } of withPhases(scenario.steps)) {
      if (phase < latest) {
        yield [step, `expected no ${keywords[phase]} after a ${keywords[latest]}, saw "${line}"`];
        continue;
      }
      latest = phase;
      if (phase !== when) continue;
      actions += 1;
      if (actions === 2) yield [step, `expected one When, saw a second: "${line}"; only a @journey may have several`];
    }
  }
}

/** Returns each step with its phase: Given, When or Then. `And` and `But` have the phase of the previous step. */
function withPhases(steps: readonly Step[]) {
  let phase = given;
  return steps.map((step) => {
    const index = ['Context', 'Action', 'Outcome'].indexOf(step.keywordType ?? '');
    if (index >= 0) phase = index;
    return { step, phase, line: `${step.keyword.trim()} ${step.text}` };
  });
}

/** Checks that every column of examples is used, and that every placeholder has a column. */
function* lintExamples(file: FeatureFile): Iterable<Problem> {
  for (const { scenario } of listScenarios(file)) {
    const { name, steps, examples: tables } = scenario;
    const texts = [name, ...steps.flatMap(listTexts)];
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/<([^<>]+)>/g)].map(([, found = '']) => found)));
    for (const examples of tables) {
      const columns = listColumns(examples);
      for (const column of columns.filter((each) => !used.has(each) && each !== requirementColumn)) {
        yield [examples, `the column "${column}" is not used in "${name}"`];
      }
      for (const placeholder of [...used].filter((each) => !columns.includes(each))) {
        yield [examples, `expected a column for <${placeholder}> of "${name}"`];
      }
    }
  }
}

function* lintWords(file: FeatureFile): Iterable<Problem> {
  const scenarios = listScenarios(file).map(({ scenario }) => scenario);
  const steps = [...listBackgrounds(file), ...scenarios].flatMap((each) => each.steps);
  const examples = scenarios.flatMap((scenario) => scenario.examples);
  const nodes = [
    ...steps.map((node) => ({ node, texts: listTexts(node) })),
    ...examples.flatMap((table) => {
      const shown = listColumns(table).map((column) => column !== requirementColumn);
      return table.tableBody.map((node) => {
        const texts = node.cells.filter((_, index) => shown[index]).map(({ value }) => value);
        return { node, texts };
      });
    }),
  ];
  for (const { node, texts } of nodes) {
    for (const term of texts.flatMap(findTechnicalTerms))
      yield [node, `expected a step in the visitor's words, without a technical term: ${term}`];
  }
}

const listTexts = (step: Step): readonly string[] => [step.text, ...listCells(step), step.docString?.content ?? ''];
