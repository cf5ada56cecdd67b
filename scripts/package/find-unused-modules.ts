import { root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { ModulesOfFiles } from '../../tools/package/build-code.ts';
import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { bundleConsumer, bundlers, bundlersStack } from './bundle-consumer.ts';
import {
  consumers,
  languages,
  laterParts,
  neverInApps,
  optionalParts,
  severalProviders,
  type Part,
} from './consumers.ts';

/**
 * Bundles small apps with several bundlers, and finds modules that an app does not need.
 *
 * @param print prints a text without adding a line break
 * @returns one text for each problem
 */
export async function findUnusedModules(
  { folder, modules }: BuiltPackage,
  print: (text: string) => void,
): Promise<readonly string[]> {
  await ensureStack(root, bundlersStack, print);
  print('Size that the package adds to the first load, compressed with gzip:\n');
  const problems: string[] = [];
  const filesOfLanguages = findFiles(modules, languages.paths);
  for (const {
    name,
    imports,
    used,
    mayContain = [],
    loadsOneLanguage,
    budget,
    budgetWithProviders,
    soon = severalProviders,
  } of consumers) {
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const { first, all, loadedWith, measure } = await bundleConsumer(bundle, folder, imports);
      const unneeded = optionalParts.filter((part) => part !== used && !mayContain.includes(part));
      const owner = `The bundle of ${name}, made by ${bundler},`;
      if (findParts(first, modules, [used]).length === 0) problems.push(`${owner} lacks ${used.name} at the start.`);
      problems.push(
        ...findParts(all, modules, [...neverInApps, ...unneeded]).map((part) => `${owner} contains ${part}.`),
        ...findParts(first, modules, laterParts).map((part) => `${owner} loads ${part} at the start.`),
        ...(loadsOneLanguage ? findLanguagesTogether(filesOfLanguages, loadedWith) : []).map(
          (problem) => `${owner} ${problem}`,
        ),
      );
      // Only the bundle of esbuild is minified, so measure only this bundle.
      if (bundler !== 'esbuild') continue;
      const sizes = [
        ['', measure(), budget],
        [` with ${soon.name}`, measure(soon.paths.flatMap((paths) => findFiles(modules, paths))), budgetWithProviders],
      ] as const;
      const differing = sizes.filter(([, bytes], index) => index === 0 || bytes !== sizes[0][1]);
      print(`  ${name}: ${differing.map(([title, bytes]) => `${kilobytes(bytes)} KB${title}`).join(', or ')}\n`);
      for (const [title, bytes, limit] of sizes) {
        if (bytes > limit) problems.push(`${owner} loads ${bytes} bytes at the start${title}. Allowed: ${limit}.`);
      }
    }
  }
  return problems;
}

/**
 * Returns a problem for each language that the app cannot load, or loads only together with another language.
 *
 * @param files the file of each language in the package
 * @param loadedWith returns the files that the app loads together with a file (`ConsumerBundle.loadedWith`)
 */
export function findLanguagesTogether(
  files: readonly string[],
  loadedWith: (file: string) => readonly string[],
): readonly string[] {
  return files.flatMap((file) => {
    const loaded = loadedWith(file).filter((each) => files.includes(each));
    if (!loaded.includes(file)) return [`cannot load ${file}.`];
    return loaded.length === 1 ? [] : [`loads ${loaded.join(', ')} together. Expected only ${file}.`];
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Returns the files that contain a module whose path matches the pattern. */
export const findFiles = (modules: ModulesOfFiles, paths: RegExp): readonly string[] =>
  Object.keys(modules).filter((file) => modules[file]?.some((path) => paths.test(path)));

/** Returns the names of those `parts` of the package that have at least one module in `files`. */
export function findParts(
  files: readonly string[],
  modules: ModulesOfFiles,
  parts: readonly Part[],
): readonly string[] {
  const paths = files.flatMap((file) => modules[file] ?? []);
  return parts.filter((part) => paths.some((path) => part.paths.test(path))).map(({ name }) => name);
}
