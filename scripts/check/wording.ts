import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { inProject, root } from '../../tools/project.ts';
import { findProjectComments } from '../wording/find-comments.ts';
import {
  findLongSubjects,
  findRelativeOpenings,
  findReplacedTerms,
  readReplacedTerms,
  type ReplacedTerm,
} from '../wording/wording-rules.ts';
import type { Check } from './outcome.ts';

/** The rule for commit subjects applies only to commits after this one. */
const lastUncheckedCommit = '294b128913e3d6309d62400c81c3c2f8ecb2668d';

export const wording: Check = {
  name: 'wording',
  async run() {
    const comments = findProjectComments();
    const terms = readReplacedTerms(readFileSync(inProject('GLOSSARY.md'), 'utf8'));
    const subjects = process.env['CI'] === undefined ? [] : readSubjects();
    return {
      summary: `${comments.length} comments and the docs contain none of ${terms.length} unwanted terms`,
      problems: [
        ...findRelativeOpenings(comments),
        ...comments.flatMap(({ file, line, text }) => describe(`${file}:${line}`, findReplacedTerms(text, terms))),
        ...globSync(['README.md', 'docs/{,quick-starts/}*.md'], { cwd: root }).flatMap((page) =>
          readFileSync(inProject(page), 'utf8')
            .split('\n')
            .flatMap((line, index) => describe(`${page}:${index + 1}`, findReplacedTerms(line, terms))),
        ),
        ...findLongSubjects(subjects),
      ],
    };
  },
};

const describe = (place: string, found: readonly ReplacedTerm[]): readonly string[] =>
  found.map(({ term, replacement }) => `${place}: instead of "${term}", write ${replacement} (GLOSSARY.md)`);

/**
 * Returns the subjects of the commits to check. If a shallow clone lacks {@link lastUncheckedCommit}, returns only the
 * subject of the newest commit.
 */
function readSubjects(): readonly string[] {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const isKnown = git('cat-file', '-e', lastUncheckedCommit).status === 0;
  const { status, stdout } = git('log', '--no-merges', '--format=%s', isKnown ? `${lastUncheckedCommit}..HEAD` : '-1');
  return status === 0 ? stdout.split('\n') : [];
}
