import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildBin } from '../../tools/package/build-bin.ts';
import { keepNodeEnv } from '../../tools/package/keep-node-env.ts';
import { binFile } from '../../tools/package/manifest.ts';

/** The files of an app by their paths. A path that ends with a slash is an empty folder. */
export type Files = Readonly<Record<string, string>>;

/** The result of a run of the program. */
export interface Run {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

/** The built program `doorstep-auth`, with functions that create apps and run the program in them. */
export interface Program {
  /** Absolute path of the folder that has a folder for each app. */
  readonly folder: string;
  /** Writes an app, and returns the absolute path of its folder. */
  createApp(files: Files, name?: string): Promise<string>;
  /**
   * Runs the program in the folder of an app.
   *
   * @param options a user other than root, and environment variables
   */
  run(app: string, args: readonly string[], options?: RunOptions): Promise<Run>;
  remove(): void;
}

interface RunOptions {
  readonly uid?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Builds the program in a folder for temporary files. */
export async function buildProgram(): Promise<Program> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'doorstep-init-')));
  const built = join(folder, 'package');
  await keepNodeEnv(() => buildBin(built));
  return {
    folder,
    async createApp(files, name) {
      const app = name === undefined ? await mkdtemp(join(folder, 'app-')) : join(folder, name);
      await mkdir(app, { recursive: true });
      for (const [path, text] of Object.entries(files)) {
        const file = join(app, path);
        await mkdir(path.endsWith('/') ? file : dirname(file), { recursive: true });
        if (!path.endsWith('/')) await writeFile(file, text);
      }
      return app;
    },
    run: (app, args, options) => runProgram(join(built, binFile), app, args, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Returns the arguments that make Node continue as another user. Node starts as the current user, because the other user
 * may not have access to the folder with Node.
 */
const switchUser = (uid: number | undefined): readonly string[] =>
  uid === undefined ? [] : ['--import', `data:text/javascript,process.setgid(${uid});process.setuid(${uid})`];

async function runProgram(
  file: string,
  app: string,
  args: readonly string[],
  { uid, variables = {} }: RunOptions = {},
): Promise<Run> {
  const child = spawn(process.execPath, [...switchUser(uid), file, ...args], {
    cwd: app,
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output, errors };
}

/** Returns true if a file or a folder of an app exists. */
export const exists = (app: string, path: string): boolean => existsSync(join(app, path));
