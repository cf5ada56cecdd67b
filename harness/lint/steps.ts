import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Envelope, Pickle, StepDefinition, TestCase } from '@cucumber/messages';

/**
 * Finds steps with no or several definitions, and definitions without a step, in the messages of a dry run: its exit code
 * does not report them.
 */
export class StepLint {
  readonly #pickles = new Map<string, Pickle>();
  readonly #lines = new Map<string, number>();
  readonly #definitions: StepDefinition[] = [];
  readonly #testCases: TestCase[] = [];
  readonly #errors: string[] = [];
  readonly #folder: string;

  /** @param folder of the corpus, to which the paths of step definitions are relative */
  constructor(folder: string) {
    this.#folder = folder;
  }

  receive({ pickle, gherkinDocument, stepDefinition, testCase, undefinedParameterType, parseError }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (stepDefinition) this.#definitions.push(stepDefinition);
    if (testCase) this.#testCases.push(testCase);
    if (parseError) this.#errors.push(`${parseError.source.uri ?? 'a feature'}: ${parseError.message}`);
    if (undefinedParameterType) {
      const { name, expression } = undefinedParameterType;
      this.#errors.push(`unknown parameter type {${name}} in "${expression}"`);
    }
    for (const child of gherkinDocument?.feature?.children ?? []) {
      for (const part of [child, ...(child.rule?.children ?? [])]) {
        for (const step of [...(part.background?.steps ?? []), ...(part.scenario?.steps ?? [])]) {
          this.#lines.set(step.id, step.location.line);
        }
      }
    }
  }

  /** Returns Given, When or Then, read from the source of a definition: the messages do not contain it. */
  #findKeyword({ sourceReference: { uri, location } }: StepDefinition): string | undefined {
    if (uri === undefined || location === undefined) return undefined;
    const line = readFileSync(resolve(this.#folder, uri), 'utf8').split('\n')[location.line - 1] ?? '';
    return /\b(Given|When|Then)\b/.exec(line)?.[1];
  }

  /** Returns every problem once, even if it occurs in several rows of examples. */
  problems(): readonly string[] {
    const used = new Set<string>();
    const mismatches = this.#testCases.flatMap(({ pickleId, testSteps }) => {
      const pickle = this.#pickles.get(pickleId);
      return testSteps.flatMap(({ pickleStepId, stepDefinitionIds = [] }) => {
        const step = pickle?.steps.find(({ id }) => id === pickleStepId);
        if (!pickle || !step) return []; // a hook
        for (const id of stepDefinitionIds) used.add(id);
        const place = `${pickle.uri}:${step.astNodeIds.map((id) => this.#lines.get(id)).find(Boolean)}`;
        const matching = this.#definitions.filter(({ id }) => stepDefinitionIds.includes(id));
        const [definition] = matching;
        if (stepDefinitionIds.length === 0) return [`${place}: no step definition matches "${step.text}"`];
        if (stepDefinitionIds.length > 1) {
          const places = matching.map((each) => `${placeOf(each)}: "${each.pattern.source}"`).join('; ');
          return [`${place}: ${matching.length} step definitions match "${step.text}": ${places}`];
        }
        if (step.type !== 'Outcome' || !definition || this.#findKeyword(definition) === 'Then') return [];
        return [`${place}: "${step.text}" is a Then, but its definition at ${placeOf(definition)} is not`];
      });
    });
    const unused = this.#definitions
      .filter(({ id }) => !used.has(id))
      .map((definition) => `${placeOf(definition)}: unused step definition "${definition.pattern.source}"`);
    return [...new Set([...this.#errors, ...mismatches, ...unused])];
  }
}

const placeOf = ({ sourceReference: { uri, location } }: StepDefinition): string =>
  `${uri ?? '(unknown file)'}:${location?.line ?? '?'}`;
