import type { Step } from '@cucumber/messages';
import { listBackgrounds, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { formatProblem } from './format-problem.ts';

type Phase = 'Context' | 'Action' | 'Outcome';
const rank: Readonly<Record<Phase, number>> = { Context: 0, Action: 1, Outcome: 2 };
const keywords: Readonly<Record<Phase, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** Checks that a scenario consists of Given, at most one When, and Then, in this order. A `@journey` may repeat them. */
export function lintOrder(file: FeatureFile): readonly string[] {
  const { uri } = file;
  return [
    ...listBackgrounds(file).flatMap(({ steps }) =>
      withPhases(steps)
        .filter(({ phase }) => phase !== 'Context')
        .map(({ step }) => formatProblem(uri, step, `expected only Given in a Background, saw "${lineOf(step)}"`)),
    ),
    ...listScenarios(file).flatMap(({ scenario: { tags, steps } }) => {
      const isJourney = tags.some(({ name }) => name === '@journey');
      const problems = isJourney ? [] : findProblems(withPhases(steps));
      return problems.map(({ step, text }) => formatProblem(uri, step, text));
    }),
  ];
}

interface StepInPhase {
  readonly step: Step;
  readonly phase: Phase;
}

/** A step with And or But has the phase of the step before it. */
function withPhases(steps: readonly Step[]): readonly StepInPhase[] {
  let phase: Phase = 'Context';
  return steps.map((step) => {
    const type = step.keywordType;
    if (type === 'Context' || type === 'Action' || type === 'Outcome') phase = type;
    return { step, phase };
  });
}

function findProblems(steps: readonly StepInPhase[]): readonly { readonly step: Step; readonly text: string }[] {
  let latest: Phase = 'Context';
  let actions = 0;
  return steps.flatMap(({ step, phase }) => {
    if (rank[phase] < rank[latest]) {
      return [{ step, text: `expected no ${keywords[phase]} after a ${keywords[latest]}, saw "${lineOf(step)}"` }];
    }
    latest = phase;
    if (phase === 'Action') actions += 1;
    return phase === 'Action' && actions === 2
      ? [{ step, text: `expected one When, saw a second: "${lineOf(step)}"; only a @journey may have several` }]
      : [];
  });
}

const lineOf = ({ keyword, text }: Step): string => `${keyword.trim()} ${text}`;
