import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFiles } from '../bundle/fingerprint.ts';
import { replaceFolder } from '../bundle/replace-folder.ts';
import { inProject } from '../project.ts';
import { npm } from '../setup/npm.js';
import { oneAtATime } from '../setup/one-at-a-time.js';
import { buildPackage } from './build-package.ts';

/** The folder of an empty app in which {@link ensurePackageInstalled} installs the package. */
export const packageApp = inProject('build', 'package');

const fingerprintFile = `${packageApp}.fingerprint`;

/** Globs of the files that the code of the package depends on. */
const sources: readonly string[] = [
  'src/**',
  'tools/package/**',
  'examples/*/{src,app,components,page}/**',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/**
 * Builds and packs the package, and installs the tarball in {@link packageApp}. Does nothing if a package with the same
 * sources is installed.
 *
 * @param print writes a text as it is, without a line break
 * @throws Error if the package cannot be built, packed or installed
 */
export async function ensurePackageInstalled(print: (text: string) => void): Promise<void> {
  const digest = digestFiles(sources);
  const isInstalled = async (): Promise<boolean> =>
    (await readFile(fingerprintFile, 'utf8').catch(() => null)) === digest;
  if (await isInstalled()) return;
  await mkdir(inProject('build'), { recursive: true });
  await oneAtATime(`${packageApp}.lock`, print, async () => {
    // Check again, because another process may have installed the package while this process waited for the lock.
    if (!(await isInstalled())) await installPackage(digest);
  });
}

async function installPackage(digest: string): Promise<void> {
  const temporary = await mkdtemp(`${packageApp}.unfinished-`);
  try {
    const { tarball } = await buildPackage(join(temporary, 'out'));
    const app = join(temporary, 'app');
    await mkdir(app);
    await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    // Do not install the peer dependencies, so that the package uses the project's React and Firebase.
    const flags = [
      '--offline',
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
    ];
    await npm(app, ['install', tarball, ...flags, '--loglevel', 'error']);
    await rm(fingerprintFile, { force: true });
    await replaceFolder(packageApp, app, temporary);
    await writeFile(fingerprintFile, digest);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
