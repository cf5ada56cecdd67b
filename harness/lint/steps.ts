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

  /** What is wrong, each said once, however many rows of examples it comes up in. */
  problems(): readonly string[] {
    const used = new Set<string>();
    const misfits = this.#testCases.flatMap(({ pickleId, testSteps }) => {
      const pickle = this.#pickles.get(pickleId);
      return testSteps.flatMap(({ pickleStepId, stepDefinitionIds = [] }) => {
        const step = pickle?.steps.find(({ id }) => id === pickleStepId);
        if (!pickle || !step) return []; // a hook
        for (const id of stepDefinitionIds) used.add(id);
        if (stepDefinitionIds.length === 1) return [];
        const place = `${pickle.uri}:${step.astNodeIds.map((id) => this.#lines.get(id)).find(Boolean)}`;
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
