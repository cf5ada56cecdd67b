import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  /** The working directory. Defaults to that of this process. */
  readonly cwd?: string;
  /** Defaults to the environment variables of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The text that the program reads from its standard input. */
  readonly input?: string;
}

/** The result of a program that has ended. */
interface NodeRun {
  /** 0 if the program has succeeded, otherwise its exit code or the name of the signal that has ended it. */
  readonly ended: number | string;
  /** Everything that the program has printed. */
  readonly output: string;
}

/**
 * Runs a JavaScript or TypeScript file with Node, in a process of its own. Rejects if the process cannot be started.
 *
 * @param args the file, and the arguments for its program
 */
export async function runNode(args: readonly string[], { cwd, env, input = '' }: RunOptions = {}): Promise<NodeRun> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A program that ends without reading its input is no failure of this function.
  child.stdin.on('error', () => {}).end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { ended: signal ?? code ?? 1, output };
}
