import { spawn } from 'node:child_process';
import { inProject, root } from '../../tools/project.ts';
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
    run: () =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [inProject('node_modules', file), ...args], {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, NO_COLOR: '1' },
        });
        let output = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
        child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
        child.on('error', reject);
        child.on('close', (code, signal) => {
          if (code === 0) resolve({ summary, problems: [] });
          else {
            const problem = output.trim() || `${file} ended with ${signal ?? code}`;
            resolve({ summary, problems: [advice === null ? problem : `${problem}\n${advice}`] });
          }
        });
      }),
  };
}
