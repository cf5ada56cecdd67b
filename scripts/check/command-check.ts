import { inProject, root } from '../../tools/project.ts';
import { runNode } from '../../tools/run-node.ts';
import type { Check } from './outcome.ts';

/**
 * Creates a check that runs a command of an npm package. The check fails if the command fails.
 *
 * @param advice the next step for the developer, printed below the output of a failed command
 */
export function commandCheck(
  name: string,
  summary: string,
  [file, ...args]: readonly [string, ...string[]],
  advice: string | null = null,
): Check {
  return {
    name,
    async run() {
      const env = { ...process.env, NO_COLOR: '1' };
      const { ended, output } = await runNode([inProject('node_modules', file), ...args], { cwd: root, env });
      if (ended === 0) return { summary, problems: [] };
      const problem = output.trim() || `${file} ended with ${ended}`;
      return { summary, problems: [advice === null ? problem : `${problem}\n${advice}`] };
    },
  };
}
