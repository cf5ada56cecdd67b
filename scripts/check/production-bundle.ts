import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild, moduleListFile, checkBuild } from '../../tools/bundle/bundles.ts';
import type { ModuleList } from '../../tools/bundle/module-list.ts';
import { exampleEnvironment } from '../../tools/bundle/project-environment.ts';
import { inProject } from '../../tools/project.ts';
import { findArea } from './boundaries.ts';
import { areas } from './boundary-rules.ts';
import type { Check } from './outcome.ts';

/** Words of the demo and of the test bed that every build with a trace of either has in it. */
const marks = ['doorstep-demo', 'outbox', 'emulatorUrl', 'serviceState', 'refuseNext'] as const;

/**
 * What is deployed holds neither fake nor emulator, neither outbox nor test hook: by the modules it is made of, and by
 * words of theirs in its text. That the words are those of today is shown by the test build, which has them all.
 */
export const productionBundle: Check = {
  name: 'production bundle',
  async run() {
    const built = await ensureBundle(checkBuild, exampleEnvironment());
    const testBuilt = await ensureBundle(testBuild);
    const modules: ModuleList = JSON.parse(await readFile(moduleListFile(checkBuild), 'utf8'));
    const isDevelopmentPackage = await developmentPackages();
    const all = Object.values(modules).flat();
    const [text, testBuildText] = await Promise.all([textOf(built.folder), textOf(testBuilt.folder)]);
    return {
      summary: `${all.length} modules, ${marks.length} marks`,
      problems: [...strayModules(modules, isDevelopmentPackage), ...strayMarks(text, testBuildText, marks)],
    };
  },
};

/** Modules that nothing deployed may be made of. */
export function strayModules(modules: ModuleList, isDevelopmentPackage: (name: string) => boolean): readonly string[] {
  return Object.entries(modules).flatMap(([chunk, paths]) =>
    paths.flatMap((path) => {
      // The bundler's own, such as its loader of chunks.
      if (path.startsWith('\0')) return [];
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name !== undefined) {
        return isDevelopmentPackage(name) ? [`${chunk} holds ${path}; ${name} is for development only`] : [];
      }
      const area = findArea(path);
      if (area !== null && areas[area]?.deployed) return [];
      return [`${chunk} holds ${path} (${area ?? 'in no area'}), which is not to be deployed`];
    }),
  );
}

/** Marks that are in the deployed text, and those that prove nothing because the test build does not have them either. */
export function strayMarks(text: string, testBuildText: string, words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (text.includes(word)) return [`the bundle's text has "${word}" in it, a word of the demo or of the test bed`];
    if (!testBuildText.includes(word))
      return [`"${word}" is not even in the test build: expected a word of the demo or test bed`];
    return [];
  });
}

async function textOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

async function developmentPackages(): Promise<(name: string) => boolean> {
  const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (name) => lock.packages[`node_modules/${name}`]?.dev === true;
}
