import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { inProject, root } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

/** Checks that no tracked file contains a conflict marker of Git. */
export const conflictMarkers: Check = {
  name: 'conflict markers',
  async run() {
    const files = listTrackedFiles();
    if (files === null) return { summary: 'not checked, because this is not a Git repository', problems: [] };
    return {
      summary: `${files.length} files contain no conflict markers`,
      problems: files.flatMap((file) => findConflictMarkers(file, readFileSync(inProject(file), 'utf8'))),
    };
  },
};

/**
 * Matches the start of a line that Git adds in a merge conflict. In Markdown files, our formatter changes these lines
 * to `> > > > > > >` and `\=======`.
 */
const marker = /^\s*(?:<{7}|>{7}|\|{7}|>(?: >){6})(?: |$)|^\s*\\?={7}$/;

/** Returns one text for each line with a conflict marker. Returns nothing for a binary file, which contains NUL. */
export function findConflictMarkers(file: string, text: string): readonly string[] {
  if (text.includes('\0')) return [];
  return text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      marker.test(line)
        ? [`${file}:${index + 1}: "${line.trim()}" is a conflict marker; finish the merge in this file`]
        : [],
    );
}

/** Lists the files that Git tracks, except deleted files and submodules. Returns null outside of a Git repository. */
function listTrackedFiles(): readonly string[] | null {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return null;
  // During a merge, Git lists a file with a conflict once for each version. The set removes these duplicates.
  const files = new Set(stdout.split('\0'));
  return [...files].filter((file) => file !== '' && statSync(inProject(file), { throwIfNoEntry: false })?.isFile());
}
