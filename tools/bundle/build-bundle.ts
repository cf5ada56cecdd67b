import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inProject, toProjectPath, root } from '../project.ts';
import { runNode } from '../run-node.ts';
import { licensesFile, moduleListFile, type BuildEnvironment, type Bundle } from './bundles.ts';
import { fingerprint } from './fingerprint.ts';
import { besideOwnLicense, collectLicenses } from './licenses.ts';
import { replaceFolder } from './replace-folder.ts';
import type { ViteJob } from './run-vite.ts';
import type { ModuleList } from './vite-plugins.ts';

export interface BuildResult {
  readonly folder: string;
  /** Duration in seconds; null if the existing build is up to date. */
  readonly seconds: number | null;
}

/** Thrown if the bundler fails. The message contains the bundler's output. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
}

/** The builds in progress in this process. A key consists of the bundle's name and the fingerprint. */
const runningBuilds = new Map<string, Promise<BuildResult>>();

/**
 * Builds a bundle, unless it is already built from the same sources with the same environment.
 *
 * @throws BundleError (rejects) if the bundler fails
 */
export async function ensureBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<BuildResult> {
  return (await readFingerprint(bundle)) === fingerprint(bundle, environment)
    ? { folder: bundle.folder, seconds: null }
    : buildBundle(bundle, environment);
}

/** Returns the fingerprint of the existing build; null if there is no build. */
const readFingerprint = (bundle: Bundle): Promise<string | null> =>
  readFile(fingerprintFile(bundle), 'utf8').catch(() => null);

/**
 * Builds a bundle in a temporary folder, and then replaces the bundle's folder. Keeps the bundle's folder if another
 * process has finished the same build in the meantime, because that process may be reading the folder.
 *
 * @throws BundleError (rejects) if the bundler fails
 */
export function buildBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<BuildResult> {
  const digest = fingerprint(bundle, environment);
  const key = `${bundle.name} ${digest}`;
  const running = runningBuilds.get(key) ?? build(bundle, environment, digest).finally(() => runningBuilds.delete(key));
  runningBuilds.set(key, running);
  return running;
}

const fingerprintFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.fingerprint`);

async function build(bundle: Bundle, environment: BuildEnvironment, digest: string): Promise<BuildResult> {
  const start = performance.now();
  const before = await readFingerprint(bundle);
  await mkdir(inProject('build'), { recursive: true });
  const temporary = await mkdtemp(inProject('build', `${bundle.name}.unfinished-`));
  try {
    const outDir = join(temporary, 'pages');
    const modulesFile = join(temporary, 'modules.json');
    await runVite({ ...bundle, outDir, modulesFile }, environment);
    if (bundle.mode === 'production') await writeLicenses(modulesFile, outDir);
    const isBuiltMeanwhile = before !== digest && (await readFingerprint(bundle)) === digest;
    if (isBuiltMeanwhile) return { folder: bundle.folder, seconds: null };
    await rm(fingerprintFile(bundle), { force: true });
    await replaceFolder(bundle.folder, outDir, temporary);
    await rename(modulesFile, moduleListFile(bundle));
    await writeFile(fingerprintFile(bundle), digest);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return { folder: bundle.folder, seconds: (performance.now() - start) / 1000 };
}

/**
 * Writes a file with the licenses of everything that the build contains. This file has to be deployed with the build.
 */
async function writeLicenses(modulesFile: string, outDir: string): Promise<void> {
  const modules = Object.values(JSON.parse(await readFile(modulesFile, 'utf8')) as ModuleList).flat();
  const own = await readFile(inProject('LICENSE'), 'utf8');
  const others = collectLicenses(
    modules.map((path) => inProject(path)),
    besideOwnLicense,
  );
  await writeFile(join(outDir, licensesFile), `${own.trim()}\n\n${'-'.repeat(80)}\n\n${others}\n`);
}

async function runVite(job: ViteJob, environment: BuildEnvironment): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DOORSTEP_'));
  const { ended, output } = await runNode([inProject('tools', 'bundle', 'run-vite.ts')], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...environment, NODE_ENV: job.react },
    input: JSON.stringify(job),
  });
  if (ended !== 0) {
    const plainOutput = stripVTControlCharacters(output.trim());
    throw new BundleError(`Building ${toProjectPath(job.folder)} failed:\n${plainOutput}`);
  }
  if (output.trim() !== '') process.stderr.write(`${output.trimEnd()}\n`);
}
