import { spawn } from 'node:child_process';
import { inProject, root } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

export function commandCheck(name: string, summary: string, [file, ...args]: readonly [string, ...string[]]): Check {
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
          else resolve({ summary, problems: [output.trim() || `${file} ended with ${signal ?? code}`] });
        });
      }),
  };
}
