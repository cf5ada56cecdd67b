import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Envelope, Pickle, StepDefinition, TestCase } from '@cucumber/messages';

/**
 * Finds steps that no code fits, or more than one, and code that fits no step, in the messages of a dry run. Its exit
 * code would say that all is well.
 */
export class StepLint {
  readonly #pickles = new Map<string, Pickle>();
  readonly #lines = new Map<string, number>();
  readonly #definitions: StepDefinition[] = [];
  readonly #testCases: TestCase[] = [];
  readonly #faults: string[] = [];
  readonly #folder: string;

  /** @param folder where the corpus is: the code of its steps is named from there */
  constructor(folder: string) {
    this.#folder = folder;
  }

  receive({ pickle, gherkinDocument, stepDefinition, testCase, undefinedParameterType, parseError }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (stepDefinition) this.#definitions.push(stepDefinition);
    if (testCase) this.#testCases.push(testCase);
    if (parseError) this.#faults.push(`${parseError.source.uri ?? 'a feature'}: ${parseError.message}`);
    if (undefinedParameterType) {
      this.#faults.push(
        `no parameter type is named {${undefinedParameterType.name}}, in "${undefinedParameterType.expression}"`,
      );
    }
    for (const child of gherkinDocument?.feature?.children ?? []) {
      for (const part of [child, ...(child.rule?.children ?? [])]) {
        for (const step of [...(part.background?.steps ?? []), ...(part.scenario?.steps ?? [])]) {
          this.#lines.set(step.id, step.location.line);
        }
      }
    }
  }

  /** By which keyword a definition was made, as its source says it: cucumber does not tell. */
  #keywordOf({ sourceReference: { uri, location } }: StepDefinition): string | undefined {
    if (uri === undefined || location === undefined) return undefined;
    const line = readFileSync(resolve(this.#folder, uri), 'utf8').split('\n')[location.line - 1] ?? '';
    return /\b(Given|When|Then)\b/.exec(line)?.[1];
  }

  /** What is wrong, each said once, however many rows of examples it comes up in. */
  problems(): readonly string[] {
    const used = new Set<string>();
    const misfits = this.#testCases.flatMap(({ pickleId, testSteps }) => {
      const pickle = this.#pickles.get(pickleId);
      return testSteps.flatMap(({ pickleStepId, stepDefinitionIds = [] }) => {
        const step = pickle?.steps.find(({ id }) => id === pickleStepId);
        if (!pickle || !step) return []; // a hook
        for (const id of stepDefinitionIds) used.add(id);
        const place = `${pickle.uri}:${step.astNodeIds.map((id) => this.#lines.get(id)).find(Boolean)}`;
        if (stepDefinitionIds.length === 1) {
          const definition = this.#definitions.find(({ id }) => id === stepDefinitionIds[0]);
          if (step.type !== 'Outcome' || !definition || this.#keywordOf(definition) === 'Then') return [];
          return [`${place}: "${step.text}" stands after Then, but ${describe(definition)} is not what a Then can see`];
        }
        if (stepDefinitionIds.length === 0) return [`${place}: no step definition fits "${step.text}"`];
        const fitting = this.#definitions.filter(({ id }) => stepDefinitionIds.includes(id)).map(describe);
        return [`${place}: ${fitting.length} step definitions fit "${step.text}": ${fitting.join('; ')}`];
      });
    });
    const unused = this.#definitions
      .filter(({ id }) => !used.has(id))
      .map((definition) => `${describe(definition)} fits no step of any feature`);
    return [...new Set([...this.#faults, ...misfits, ...unused])];
  }
}

const describe = ({ pattern, sourceReference }: StepDefinition): string =>
  `${sourceReference.uri ?? 'somewhere'}:${sourceReference.location?.line ?? '?'}: "${pattern.source}"`;
