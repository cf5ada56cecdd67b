import { isGreen } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import type { Broken } from './broken.ts';

/** How a broken renderer differs from its list; nothing where it fails exactly that. */
export function judgeBroken({ name, mustFail }: Broken, run: Pick<RunJudgement, 'scenarios'>): readonly string[] {
  const ran = new Set(run.scenarios.map(({ requirement }) => requirement));
  const failed = new Set(run.scenarios.filter((each) => !isGreen(each)).map(({ requirement }) => requirement));
  return [
    ...mustFail
      .filter((id) => !failed.has(id))
      .map((id) => `${name} ${ran.has(id) ? 'fulfils' : 'was not held to'} ${id}, which it must fail`),
    ...[...failed]
      .filter((id) => id === null || !mustFail.includes(id))
      .map((id) => `${name} fails ${id}, which is not on its list`),
  ];
}
