import type { Requirement } from '../corpus/requirements.ts';
import { describeVerdict, isGreen, type Judged } from '../judge/judge.ts';
import { describeHarnessError, type Output } from '../output.ts';
import type { ProgressListener } from '../run/run-lane.ts';

const dotsPerLine = 100;

/** Prints a dot for a pass, an x for an expected failure, and all details for any other verdict. */
export class ProgressPrinter implements ProgressListener {
  readonly #output: Output;
  readonly #sentences: ReadonlyMap<string, string>;
  #dots = 0;

  constructor(output: Output, requirements: readonly Requirement[]) {
    this.#output = output;
    this.#sentences = new Map(requirements.map(({ id, sentence }) => [id, sentence]));
  }

  scenario(judged: Judged): void {
    if (!isGreen(judged)) return this.#printFailure(judged);
    this.#output.write(judged.verdict === 'expected' ? 'x' : '.');
    this.#dots += 1;
    if (this.#dots === dotsPerLine) this.#endLine();
  }

  errors({ specErrors, harnessErrors }: Parameters<ProgressListener['errors']>[0]): void {
    this.#endLine();
    for (const text of specErrors) this.#output.write(`✗ ${text}\n`);
    for (const text of harnessErrors) this.#output.write(`✗ ${describeHarnessError(text)}\n`);
  }

  #printFailure(judged: Judged): void {
    const { uri, line, requirement, verdict, failure, expectation } = judged;
    this.#endLine();
    const step = failure?.line ? `, step at ${uri}:${failure.line}` : '';
    const lines = [...describeScenario(judged), `  scenario at ${uri}:${line}${step}`, `  ${describeVerdict(judged)}`];
    if (failure) lines.push(indent(failure.message));
    if (verdict === 'changed') lines.push(`  expected an error with this text: ${expectation?.failsWith}`);
    if (expectation) lines.push(`  listed in features/expectations (${expectation.decision}): ${expectation.because}`);
    const sentence = requirement === null ? undefined : this.#sentences.get(requirement);
    lines.push(`  requirement ${requirement ?? '(none)'}${sentence === undefined ? '' : `: ${sentence}`}`);
    this.#output.write(`${lines.join('\n')}\n\n`);
  }

  #endLine(): void {
    if (this.#dots > 0) this.#output.write('\n');
    this.#dots = 0;
  }
}

/**
 * Returns a line with the scenario's ID and name. A row of examples gets a second line, with the values that are not in
 * the name.
 */
function describeScenario({ id, title, name, requirement }: Judged): readonly string[] {
  const values = title.split(`${requirement ?? '(no requirement)'} > ${name} > `)[1];
  return [`✗ ${id} ${name}`, ...(values === undefined ? [] : [`  values of this example: ${values}`])];
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');
