import { basename } from 'node:path';
import { describe } from './describe-verdict.ts';
import { isGreen, type Judged } from '../judge/judge.ts';
import type { LaneSummary } from './summary.ts';
import type { Requirement } from '../corpus/requirements.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/** Where a run is told of. */
export interface Output {
  write(text: string): void;
}

const dotsInALine = 100;

/** Tells of a run as it goes: a dot for what is as expected, and everything about what is not. */
export class ProgressPrinter {
  readonly #output: Output;
  readonly #sentences: ReadonlyMap<string, string>;
  #dots = 0;

  constructor(output: Output, requirements: readonly Requirement[]) {
    this.#output = output;
    this.#sentences = new Map(requirements.map(({ id, sentence }) => [id, sentence]));
  }

  scenario(judged: Judged): void {
    if (!isGreen(judged)) return this.#failure(judged);
    this.#output.write(judged.verdict === 'expected' ? 'x' : '.');
    this.#dots += 1;
    if (this.#dots === dotsInALine) this.#endLine();
  }

  /** Tells what was found when all was over. */
  faults({ specFaults, harnessFaults }: RunJudgement): void {
    this.#endLine();
    for (const text of specFaults) this.#output.write(`✗ ${text}\n`);
    for (const text of harnessFaults) this.#output.write(`✗ HARNESS FAULT: ${text}\n`);
  }

  #failure(judged: Judged): void {
    const { name, uri, line, requirement, failure, expectation } = judged;
    this.#endLine();
    const lines = [`✗ ${name}`, `  ${uri}:${line}`, `  ${describe(judged)}`];
    if (failure) lines.push(indent(failure.message));
    if (expectation) lines.push(`  expectation: ${expectation.because} (${expectation.decision})`);
    const sentence = requirement === null ? undefined : this.#sentences.get(requirement);
    lines.push(`  requirement ${requirement ?? '(none)'}${sentence === undefined ? '' : `: ${sentence}`}`);
    this.#output.write(`${lines.join('\n')}\n\n`);
  }

  #endLine(): void {
    if (this.#dots > 0) this.#output.write('\n');
    this.#dots = 0;
  }
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

/** One line for a lane. */
export function laneLine(name: string, { scenarios, passed, failed, perSecond }: LaneSummary): string {
  const expected = scenarios - passed - failed;
  const known = expected === 0 ? '' : `${expected} failed as expected, `;
  const ran = scenarios === 1 ? '1 scenario' : `${scenarios} scenarios`;
  return `${name}: ${ran}, ${passed} passed, ${known}${failed} failed, ${perSecond} scenarios a second`;
}

/** Rounded down, so that it never looks better than it is. */
const percent = (part: number, all: number): number => (all === 0 ? 0 : Math.floor((part / all) * 1000) / 10);

/**
 * More for a lane that is not held to everything: how much it fulfils of what it has a screen for, and how much there is
 * that it is not judged on.
 */
export function shareLines(name: string, summary: LaneSummary): readonly string[] {
  const { scenarios, passed, leftOut, lacking, atFault, notHeldTo } = summary;
  const all = scenarios - lacking;
  const share = `${passed} of ${all} scenarios on screens that it has passed (${percent(passed, all)} %)`;
  const more = Object.values(notHeldTo).reduce((sum, each) => sum + each, 0);
  const features = Object.keys(notHeldTo).map((path) => basename(path, '.feature'));
  return [
    `${name}: ${share}; on screens that it lacks ${lacking} failed as expected, and ${leftOut} were not run`,
    ...(atFault === 0
      ? []
      : [
          `${name}: ${atFault} failed by faults that are its own; of the others ${percent(passed, all - atFault)} % passed`,
        ]),
    ...(more === 0 ? [] : [`${name}: ${more} in features that it is not held to: ${features.join(', ')}`]),
  ];
}
