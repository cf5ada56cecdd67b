import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild, licensesFile, moduleListFile, checkBuild } from '../../tools/bundle/bundles.ts';
import { faultProperty } from '../../tools/bundle/fault-property.ts';
import type { ModuleList } from '../../tools/bundle/vite-plugins.ts';
import { exampleEnvironment } from '../../tools/bundle/project-environment.ts';
import { inProject } from '../../tools/project.ts';
import { findArea } from './boundaries.ts';
import { areas } from './boundary-rules.ts';
import type { Check } from './outcome.ts';

/** Words that occur only in the code of the demo and of the test bed. */
const testWords = ['doorstep-demo', 'outbox', 'emulatorUrl', 'serviceState', 'refuseNext'] as const;

/** Checks that the deployed bundle contains no code of the in-memory service, the emulator, the demo or the tests. */
export const productionBundle: Check = {
  name: 'production bundle',
  async run() {
    const built = await ensureBundle(checkBuild, exampleEnvironment());
    const testBuilt = await ensureBundle(testBuild);
    const modules: ModuleList = JSON.parse(await readFile(moduleListFile(checkBuild), 'utf8'));
    const isDevelopmentPackage = await readDevelopmentPackages();
    const all = Object.values(modules).flat();
    const [text, testBuildText] = await Promise.all([readText(built.folder), readText(testBuilt.folder)]);
    return {
      summary: `${all.length} modules, none from the demo, from tests or from development packages`,
      problems: [
        ...findForbiddenModules(modules, isDevelopmentPackage),
        ...findMissingLicenses(await readFile(join(built.folder, licensesFile), 'utf8').catch(() => ''), modules),
        ...findTestWords(text, testBuildText, testWords),
        ...(`${text}${testBuildText}`.includes(faultProperty)
          ? [`A build without planted faults contains "${faultProperty}", the name by which tests switch faults on.`]
          : []),
      ],
    };
  },
};

/** Reports each package whose code is in the bundle, but whose license is not in the text. */
export function findMissingLicenses(text: string, modules: ModuleList): readonly string[] {
  const paths = Object.values(modules).flat();
  const names = new Set(paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));
  return [...names]
    .filter((name) => !text.includes(`\n${name} `))
    .map((name) => `${licensesFile} in the build lacks the license of ${name}, whose code the build contains`);
}

export function findForbiddenModules(
  modules: ModuleList,
  isDevelopmentPackage: (name: string) => boolean,
): readonly string[] {
  return Object.entries(modules).flatMap(([chunk, paths]) =>
    paths.flatMap((path) => {
      // Skip the bundler's own modules, such as its chunk loader.
      if (path.startsWith('\0')) return [];
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name !== undefined) {
        return isDevelopmentPackage(name)
          ? [`the chunk ${chunk} contains ${path}, but ${name} is a development dependency`]
          : [];
      }
      const area = findArea(path);
      if (area !== null && areas[area]?.deployed) return [];
      return [
        `the chunk ${chunk} contains ${path} (${area === null ? 'no area' : `area "${area}"`}), which must not be deployed`,
      ];
    }),
  );
}

/**
 * Reports each of the `words` that the production bundle contains. Only the demo and the test bed may contain these
 * words. Also reports a word that the test build lacks, because the word may be misspelled.
 *
 * @param text the text of the production bundle
 */
export function findTestWords(text: string, testBuildText: string, words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (text.includes(word)) return [`The deployed bundle contains "${word}", a word of the demo or the test page.`];
    if (!testBuildText.includes(word))
      return [
        `The test build lacks "${word}". Expected a word of the demo or the test page; correct testWords in this check.`,
      ];
    return [];
  });
}

async function readText(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

async function readDevelopmentPackages(): Promise<(name: string) => boolean> {
  const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (name) => lock.packages[`node_modules/${name}`]?.dev === true;
}
