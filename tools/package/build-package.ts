import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.ts';
import { collectLicenses } from '../bundle/licenses.ts';
import { npm } from '../setup/npm.js';
import { buildBin } from './build-bin.ts';
import { buildFirstScreenServer, firstScreenServer } from './build-first-screen-server.ts';
import { buildCode, type ModulesOfFiles } from './build-code.ts';
import { buildStyle } from './build-style.ts';
import { buildTypes } from './build-types.ts';
import { copyDocs } from './copy-docs.ts';
import { entriesFolder, findElementTypes, findEntries, findThemes } from './entries.ts';
import { keepNodeEnv } from './keep-node-env.ts';
import { createManifest, packageName, styleFiles, typesFolder } from './manifest.ts';
import { requirePeers } from './require-peers.ts';

export interface BuiltPackage {
  readonly folder: string;
  readonly tarball: string;
  /** The names of the entries, such as `react`. */
  readonly entries: readonly string[];
  readonly modules: ModulesOfFiles;
}

/**
 * Builds the package in the subfolder `package` of `out`, and writes the tarball to `out`. Every module in
 * `src/package/` becomes an entry.
 *
 * @param out absolute path of a folder
 * @throws Error if a bundler or the compiler fails, or if the types need a package that is not a peer
 */
export async function buildPackage(out: string = inProject('out')): Promise<BuiltPackage> {
  const entries = await findEntries();
  const names = Object.keys(entries);
  const themes = await findThemes();
  const elementTypes = await findElementTypes();
  const folder = join(out, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const [modules, typePackages] = await Promise.all([
    keepNodeEnv(async () => {
      const styles = {
        ...Object.fromEntries(styleFiles.map((file) => [file, join(entriesFolder, file)])),
        ...themes,
      };
      for (const [file, source] of Object.entries(styles)) await buildStyle(source, folder, file);
      const { [firstScreenServer]: _built, ...others } = entries;
      return {
        ...(await buildCode(others, folder)),
        ...(await buildFirstScreenServer(folder)),
        ...(await buildBin(folder)),
      };
    }),
    buildTypes(Object.values(entries), join(folder, typesFolder)),
  ]);
  requirePeers(typePackages);

  const manifest = createManifest(names, Object.keys(themes), elementTypes);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(
    join(folder, 'THIRD-PARTY-LICENSES.txt'),
    `${collectLicenses([...new Set(Object.values(modules).flat())])}\n`,
  );
  await copyDocs(folder);
  await copyFile(inProject('LICENSE'), join(folder, 'LICENSE'));
  return { folder, tarball: await pack(folder, out, String(manifest['version'])), entries: names, modules };
}

/** Packs the package as npm does when it publishes. Returns the path of the tarball. */
async function pack(folder: string, out: string, version: string): Promise<string> {
  for (const name of await readdir(out)) {
    if (name.startsWith(`${packageName}-`) && name.endsWith('.tgz')) await rm(join(out, name));
  }
  const tarball = join(out, `${packageName}-${version}.tgz`);
  await npm(folder, ['pack', '--pack-destination', out, '--loglevel', 'error']);
  // Also write the tarball without a version in its name, because the apps in `examples/` depend on that name.
  await copyFile(tarball, join(out, `${packageName}.tgz`));
  return tarball;
}
