import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Envelope, StepDefinition } from '@cucumber/messages';

/**
 * Finds steps that have no definition or several definitions, and definitions that no step uses. Also finds each `Then`
 * step whose definition is a `Given` or a `When`.
 *
 * @param folder folder of the corpus
 * @returns every problem once, even if it occurs in several rows of examples
 */
export function lintSteps(messages: readonly Envelope[], folder: string): readonly string[] {
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  // Remove duplicates, because each batch of features repeats the messages about the definitions.
  const definitions = [
    ...new Map(messages.flatMap(({ stepDefinition: each }) => (each ? [[each.id, each]] : []))).values(),
  ];
  const lines = new Map(messages.flatMap(listLines));
  const used = new Set<string>();
  const mismatches = messages.flatMap(({ testCase }) => {
    const pickle = pickles.get(testCase?.pickleId ?? '');
    return (testCase?.testSteps ?? []).flatMap(({ pickleStepId, stepDefinitionIds = [] }) => {
      const step = pickle?.steps.find(({ id }) => id === pickleStepId);
      // Skip hooks, because they have no step.
      if (!pickle || !step) return [];
      for (const id of stepDefinitionIds) used.add(id);
      const place = `${pickle.uri}:${step.astNodeIds.map((id) => lines.get(id)).find(Boolean)}`;
      const matching = definitions.filter(({ id }) => stepDefinitionIds.includes(id));
      const [definition] = matching;
      if (!definition) return [`${place}: no step definition in steps/ matches this text: ${step.text}`];
      if (matching.length > 1) {
        const places = matching.map((each) => `${placeOf(each)}: "${each.pattern.source}"`).join('; ');
        return [`${place}: ${matching.length} step definitions match "${step.text}": ${places}`];
      }
      if (step.type !== 'Outcome' || findKeyword(definition, folder) === 'Then') return [];
      return [`${place}: "${step.text}" is a Then, but its definition at ${placeOf(definition)} is not`];
    });
  });
  const unused = definitions
    .filter(({ id }) => !used.has(id))
    .map((definition) => `${placeOf(definition)}: unused step definition "${definition.pattern.source}"`);
  return [...new Set([...messages.flatMap(listErrors), ...mismatches, ...unused])];
}

const listLines = ({ gherkinDocument }: Envelope) =>
  (gherkinDocument?.feature?.children ?? [])
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? [])
    .map(({ id, location }) => [id, location.line] as const);

function listErrors({ parseError, undefinedParameterType: type }: Envelope): readonly string[] {
  if (type) return [`unknown parameter type {${type.name}} in "${type.expression}"`];
  return parseError ? [`${parseError.source.uri ?? 'a feature'}: ${parseError.message}`] : [];
}

/** Returns Given, When or Then. Reads the keyword from the source, because Cucumber's messages do not contain it. */
function findKeyword({ sourceReference: { uri, location } }: StepDefinition, folder: string): string | undefined {
  if (uri === undefined || location === undefined) return undefined;
  const line = readFileSync(resolve(folder, uri), 'utf8').split('\n')[location.line - 1] ?? '';
  return /\b(Given|When|Then)\b/.exec(line)?.[1];
}

const placeOf = ({ sourceReference: { uri, location } }: StepDefinition): string =>
  `${uri ?? '(unknown file)'}:${location?.line ?? '?'}`;
