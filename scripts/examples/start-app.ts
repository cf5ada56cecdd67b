import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../../tools/server/serve.ts';
import type { BuiltExample } from './build-example.ts';
import { exampleVariables, type AppServer } from './examples.ts';

/** Time limit in milliseconds for a server to print its URL. */
export const startLimitMs = 120_000;

/**
 * Starts the server of a built example, and waits until the server prints its URL.
 *
 * @param variables environment variables of the server, in addition to those of this process
 * @throws Error (rejects) with the server's output if the server ends without a URL, or exceeds the time limit
 */
export async function startApp(
  { folder, packages }: Pick<BuiltExample, 'folder' | 'packages'>,
  { module, args }: Pick<AppServer, 'module' | 'args'>,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(packages, module), ...args], {
    cwd: folder,
    env: { ...process.env, ...exampleVariables, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const close = async (): Promise<void> => {
    child.kill();
    await closed;
  };
  let output = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const printed = new Promise<string>((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`${what}. Its output:\n${output.trim()}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /(http:\/\/\S+)\s/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('error', reject).once('close', () => fail('The server ended before it printed its URL'));
    timer = setTimeout(() => fail(`The server did not print its URL within ${startLimitMs / 1000} s`), startLimitMs);
  });
  try {
    return { url: await printed, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
