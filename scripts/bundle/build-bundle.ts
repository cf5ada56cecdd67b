import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { inProject, named, root } from '../project.ts';
import { moduleListFile, type BuildEnvironment, type Bundle } from './bundles.ts';
import { fingerprint } from './fingerprint.ts';

/** What became of a wish for a build. */
export interface Built {
  readonly folder: string;
  /** How long it took; null where what was there is still what the sources say. */
  readonly seconds: number | null;
}

/**
 * Builds a bundle unless it is there already, made of the same sources and environment.
 * Rejects with what the bundler said.
 */
export async function ensureBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<Built> {
  const wanted = fingerprint(bundle, environment);
  const present = await readFile(fingerprintFile(bundle), 'utf8').catch(() => null);
  return present === wanted ? { folder: bundle.folder, seconds: null } : buildBundle(bundle, environment);
}

/** Builds a bundle anew. The folder changes at once, when all is done: a server or a test in between sees it whole. */
export async function buildBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<Built> {
  const begun = performance.now();
  const made = fingerprint(bundle, environment);
  const workshop = inProject('build', `${bundle.name}.unfinished-${process.pid}`);
  await mkdir(inProject('build'), { recursive: true });
  try {
    await runVite(bundle, `${workshop}/pages`, `${workshop}.modules.json`, environment);
    await rm(fingerprintFile(bundle), { force: true });
    await replaceFolder(`${workshop}/pages`, bundle.folder, `${workshop}/replaced`);
    await rename(`${workshop}.modules.json`, moduleListFile(bundle));
    await writeFile(fingerprintFile(bundle), made);
  } finally {
    await rm(workshop, { recursive: true, force: true });
    await rm(`${workshop}.modules.json`, { force: true });
  }
  return { folder: bundle.folder, seconds: (performance.now() - begun) / 1000 };
}

const fingerprintFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.fingerprint`);

async function runVite(bundle: Bundle, outDir: string, listFile: string, given: BuildEnvironment): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DOORSTEP_'));
  const environment = {
    ...Object.fromEntries(inherited),
    ...given,
    NODE_ENV: bundle.mode === 'bench' ? 'development' : 'production',
  };
  const child = spawn(
    process.execPath,
    [inProject('scripts', 'bundle', 'run-vite.ts'), bundle.mode, outDir, listFile],
    { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`building ${named(bundle.folder)} failed:\n${output.trim()}`);
  if (output.trim() !== '') process.stderr.write(`${output.trimEnd()}\n`);
}

/** Another process may be doing the same: whoever comes last stays. */
async function replaceFolder(made: string, folder: string, aside: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await rename(folder, `${aside}-${attempt}`).catch(ifNot('ENOENT'));
    try {
      return await rename(made, folder);
    } catch (error) {
      if (attempt === 5) throw error;
      ifNot('ENOTEMPTY', 'EEXIST')(error);
    }
  }
}

/** Lets an error with one of these codes pass as harmless, and throws any other. */
const ifNot =
  (...codes: readonly string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
  };
