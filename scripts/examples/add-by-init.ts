import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageName } from '../../tools/package/manifest.ts';
import { npm } from '../../tools/setup/npm.js';

/** An example in which `npx doorstep-auth init` writes the sign-in page, in place of the example's own page. */
export interface InitTrial {
  /** Paths of the files to delete, because the command writes them, or others in their place. */
  readonly without: readonly string[];
  /** Path of the module that connects Firebase. */
  readonly firebase: string;
  /** Files that the developer writes to show the sign-in page, by their paths. */
  readonly byHand?: Readonly<Record<string, string>>;
  /** Texts that the developer replaces, each with its replacement, by the paths of the files. */
  readonly changes?: Readonly<Record<string, readonly [from: string, to: string]>>;
}

/** The configuration of the emulator's project. The order is that of the placeholders in the code. */
const config = ['demo-api-key', 'localhost'] as const;

/**
 * Removes the sign-in page from a copy of an example, lets `npx doorstep-auth init` write one, and takes the steps that
 * the command prints. Puts the Firebase configuration where the command asks for it: in environment variables or in the
 * code.
 *
 * @param folder absolute path of the copy, with the packed package installed
 * @param variables environment variables for npm
 * @throws Error with the output of the command if it fails
 */
export async function addByInit(
  folder: string,
  { without, firebase, byHand = {}, changes = {} }: InitTrial,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  for (const path of without) await rm(join(folder, path));
  await npm(folder, ['exec', '--offline', '--', packageName, 'init'], variables);
  await enterConfig(folder, join(folder, firebase));
  for (const [path, text] of Object.entries(byHand)) await writeFile(join(folder, path), text);
  for (const [path, [from, to]] of Object.entries(changes)) {
    const text = await readFile(join(folder, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path}: expected the text ${from}`);
    await writeFile(
      join(folder, path),
      text.replace(from, () => to),
    );
  }
}

/** Enters the Firebase configuration, connects the emulator, and lets the test read the app's `Auth`. */
async function enterConfig(folder: string, firebase: string): Promise<void> {
  const hint = await readFile(join(folder, '.env.example'), 'utf8').catch(() => null);
  if (hint === null) {
    const values = config.values();
    const code = await readFile(firebase, 'utf8');
    await writeFile(
      firebase,
      code.replaceAll("'…'", () => `'${values.next().value}'`),
    );
  } else {
    const values = config.values();
    const [, file = ''] = /^# Copy this file to (\S+),/.exec(hint) ?? [];
    await writeFile(
      join(folder, file),
      hint.replaceAll(/=$/gm, () => `=${values.next().value}`),
    );
  }
  await appendFile(
    firebase,
    `
import { connectAuthEmulator } from 'firebase/auth';
connectAuthEmulator(auth, 'http://localhost:9099', { disableWarnings: true });
if (typeof window !== 'undefined') Object.assign(window, { auth });
`,
  );
}
