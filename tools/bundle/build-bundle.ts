import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject, toProjectPath, root } from '../project.ts';
import { moduleListFile, type BuildEnvironment, type Bundle } from './bundles.ts';
import { fingerprint } from './fingerprint.ts';
import { replaceFolder } from './replace-folder.ts';
import type { ViteOrder } from './vite-order.ts';

/** What became of a wish for a build. */
export interface Built {
  readonly folder: string;
  /** How long it took; null where what was there is still what the sources say. */
  readonly seconds: number | null;
}

/** Builds that this process has begun and not ended, by what they are made of. */
const underWay = new Map<string, Promise<Built>>();

/**
 * Builds a bundle unless it is there already, made of the same sources and environment.
 * Rejects with what the bundler said.
 */
export async function ensureBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<Built> {
  const wanted = fingerprint(bundle, environment);
  const present = await readFile(fingerprintFile(bundle), 'utf8').catch(() => null);
  return present === wanted ? { folder: bundle.folder, seconds: null } : buildBundle(bundle, environment);
}

/**
 * Builds a bundle anew. The folder changes at once, when all is done: whoever reads it meanwhile sees it whole.
 * Rejects with what the bundler said.
 */
export function buildBundle(bundle: Bundle, environment: BuildEnvironment = {}): Promise<Built> {
  const made = fingerprint(bundle, environment);
  const key = `${bundle.name} ${made}`;
  const building = underWay.get(key) ?? build(bundle, environment, made).finally(() => underWay.delete(key));
  underWay.set(key, building);
  return building;
}

const fingerprintFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.fingerprint`);

async function build(bundle: Bundle, environment: BuildEnvironment, made: string): Promise<Built> {
  const begun = performance.now();
  await mkdir(inProject('build'), { recursive: true });
  const workshop = await mkdtemp(inProject('build', `${bundle.name}.unfinished-`));
  try {
    const list = join(workshop, 'modules.json');
    await runVite(bundle, join(workshop, 'pages'), list, environment);
    await rm(fingerprintFile(bundle), { force: true });
    await replaceFolder(bundle.folder, join(workshop, 'pages'), workshop);
    await rename(list, moduleListFile(bundle));
    await writeFile(fingerprintFile(bundle), made);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return { folder: bundle.folder, seconds: (performance.now() - begun) / 1000 };
}

async function runVite(bundle: Bundle, outDir: string, listFile: string, given: BuildEnvironment): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DOORSTEP_'));
  const order: ViteOrder = { ...bundle, outDir, listFile };
  const child = spawn(process.execPath, [inProject('tools', 'bundle', 'run-vite.ts'), JSON.stringify(order)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(inherited),
      ...given,
      NODE_ENV: bundle.react,
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`building ${toProjectPath(bundle.folder)} failed:\n${output.trim()}`);
  if (output.trim() !== '') process.stderr.write(`${output.trimEnd()}\n`);
}
