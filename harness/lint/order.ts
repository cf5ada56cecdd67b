import type { Step } from '@cucumber/messages';
import { backgroundsOf, problemAt, scenariosOf, tagsOf, type FeatureFile } from './features.ts';

type Part = 'Context' | 'Action' | 'Outcome';
const rank: Readonly<Record<Part, number>> = { Context: 0, Action: 1, Outcome: 2 };
const keyword: Readonly<Record<Part, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** A scenario says what is, what is done once, and what comes of it, in that order. A journey goes several ways. */
export function lintOrder(file: FeatureFile): readonly string[] {
  const { uri } = file;
  return [
    ...backgroundsOf(file).flatMap(({ steps }) =>
      partsOf(steps)
        .filter(({ part }) => part !== 'Context')
        .map(({ step }) => problemAt(uri, step, `expected only Given in a Background, saw "${lineOf(step)}"`)),
    ),
    ...scenariosOf(file).flatMap(({ scenario }) => {
      const isJourney = tagsOf(scenario).includes('@journey');
      return isJourney ? [] : problemsIn(partsOf(scenario.steps)).map(({ step, text }) => problemAt(uri, step, text));
    }),
  ];
}

interface PartOfScenario {
  readonly step: Step;
  readonly part: Part;
}

/** `And` and `But` go on with what was before them. */
function partsOf(steps: readonly Step[]): readonly PartOfScenario[] {
  let part: Part = 'Context';
  return steps.map((step) => {
    const type = step.keywordType;
    if (type === 'Context' || type === 'Action' || type === 'Outcome') part = type;
    return { step, part };
  });
}

function problemsIn(parts: readonly PartOfScenario[]): readonly { readonly step: Step; readonly text: string }[] {
  let latest: Part = 'Context';
  let actions = 0;
  return parts.flatMap(({ step, part }) => {
    if (rank[part] < rank[latest]) {
      return [{ step, text: `expected no ${keyword[part]} after a ${keyword[latest]}, saw "${lineOf(step)}"` }];
    }
    latest = part;
    if (part === 'Action') actions += 1;
    return part === 'Action' && actions === 2
      ? [{ step, text: `expected one When, saw a second: "${lineOf(step)}"; only a @journey has several` }]
      : [];
  });
}

const lineOf = ({ keyword: word, text }: Step): string => `${word.trim()} ${text}`;
