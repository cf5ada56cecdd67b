import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../../tools/server/serve.ts';
import type { BuiltExample } from './build-example.ts';
import { exampleVariables, type AppServer } from './examples.ts';

/**
 * Starts the server of a built example, and waits until the server prints its URL.
 *
 * @throws Error (rejects) with the server's output if the server ends without a URL
 */
export async function startApp(
  { folder, packages }: BuiltExample,
  { module, args }: AppServer,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(packages, module), ...args], {
    cwd: folder,
    env: { ...process.env, ...exampleVariables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /(http:\/\/\S+)\s/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    const fail = (): void => reject(new Error(`The server ended before it printed its URL:\n${output.trim()}`));
    child.once('error', reject).once('close', fail);
  });
  return {
    url,
    async close() {
      child.kill();
      await closed;
    },
  };
}
