import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { npm } from '../../tools/setup/npm.js';
import { packageName } from '../../tools/package/manifest.ts';
import { addByInit } from './add-by-init.ts';
import { exampleVariables, type Example } from './examples.ts';

export interface BuiltExample {
  readonly folder: string;
  /** Absolute path of the folder with the page. */
  readonly page: string;
  /** Absolute path of the folder with the installed packages. */
  readonly packages: string;
}

/** The fields of an example's package.json that are read or changed here. */
interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

/** The copies are outside of the project, so that an example cannot import the project's packages. */
const copies = join(tmpdir(), `doorstep-examples-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

/**
 * Environment variables that make the tools of the examples run on this process's Node. Some tools need a newer version
 * of Node than the system may have.
 */
const toolVariables = {
  ...exampleVariables,
  PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
};

/**
 * Copies an example, installs its packages, lets `doorstep-auth init` write the sign-in page if the example says so, and
 * builds the copy. Unless `isLatest` is true, keeps the packages that a previous build has installed, except our own
 * package.
 *
 * @param tarball absolute path of the packed package to install
 * @param isLatest whether to install the latest version of every other package, as a new app does
 * @throws Error with npm's output if the installation or the build fails
 */
export async function buildExample(
  { name: ownName, folder: example = ownName, output, init }: Example,
  tarball: string,
  isLatest: boolean,
): Promise<BuiltExample> {
  const copy = join(copies, isLatest ? `${example}-latest` : example);
  // Delete the installed packages. npm would keep them, because it accepts any installed version as `latest`.
  if (isLatest) await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  // Delete the old copy's files. Otherwise, the build would include files that the example no longer has.
  for (const name of await readdir(copy)) {
    if (name !== 'node_modules') await rm(join(copy, name), { recursive: true, force: true });
  }
  await cp(inProject('examples', example), copy, { recursive: true, force: true });
  const manifestFile = join(copy, 'package.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { dependencies, devDependencies = {} } = manifest;
  if (isLatest) {
    for (const versions of [dependencies, devDependencies]) {
      for (const name of Object.keys(versions)) versions[name] = 'latest';
    }
  }
  dependencies[packageName] = `file:${tarball}`;
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));

  // Delete our package from the previous build. The path of the tarball has not changed, so npm would keep the old
  // package.
  for (const path of [packageName, '.package-lock.json', '.vite', '.tmp']) {
    await rm(join(copy, 'node_modules', path), { recursive: true, force: true });
  }
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const cache = isLatest ? '--prefer-online' : '--prefer-offline';
  await npm(
    copy,
    ['install', cache, '--include=dev', '--ignore-scripts', '--no-package-lock', ...quiet],
    toolVariables,
  );
  if (init) await addByInit(copy, init, toolVariables);
  await npm(copy, ['run', 'build', '--if-present'], toolVariables);
  return { folder: copy, page: join(copy, output), packages: join(copy, 'node_modules') };
}
