import { root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { ModulesOfFiles } from '../../tools/package/build-code.ts';
import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { bundleConsumer, bundlerNames, bundlersStack } from './bundle-consumer.ts';

/** An app that imports names from the package. */
interface Consumer {
  readonly name: string;
  /** The imported names, by entry. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly unused: readonly Part[];
  /** Limit of the code that the app loads at its start, in bytes gzip, without React and Firebase. */
  readonly budget: number;
}

/** A part of the package, recognized by the paths of its modules. */
interface Part {
  readonly name: string;
  readonly paths: RegExp;
}

const inMemoryService = { name: 'the in-memory service', paths: /\/src\/adapters\/(in-memory|emulator)\// };
const plainRenderer = { name: 'the renderer without a framework', paths: /\/src\/renderers\/plain\// };
const reactRenderer = { name: 'the React renderer', paths: /\/src\/renderers\/react\/|\/node_modules\/downshift\// };
const firebaseUi = { name: "FirebaseUI's API", paths: /\/src\/compat\// };

const consumers: readonly Consumer[] = [
  {
    name: 'an app with React',
    imports: { react: ['SignIn'], firebase: ['firebaseBackend'] },
    unused: [inMemoryService, plainRenderer, firebaseUi],
    budget: 18_000,
  },
  {
    name: 'an app with the custom element',
    imports: { element: ['DoorstepSignInElement'], firebase: ['firebaseBackend'] },
    unused: [inMemoryService, reactRenderer, firebaseUi],
    budget: 22_000,
  },
  {
    name: 'an app without a framework',
    imports: { plain: ['plainRenderer'], firebase: ['firebaseBackend'] },
    unused: [inMemoryService, reactRenderer, firebaseUi],
    budget: 18_000,
  },
];

/** Parts that only some visitors need. No app may load them at its start. */
const laterParts: readonly Part[] = [
  { name: 'the screens of providers', paths: /\/src\/widget\/flow\/(providers|linking)\// },
  { name: 'the screens for a second factor', paths: /\/src\/widget\/flow\/second-factor\// },
  { name: 'the screens for phone numbers', paths: /\/src\/widget\/flow\/phone\// },
  { name: 'the metadata of phone numbers', paths: /\/node_modules\/libphonenumber-js\// },
  { name: 'QR codes', paths: /\/node_modules\/lean-qr\// },
  { name: 'the check of the configuration', paths: /\/node_modules\/zod\// },
  { name: 'the messages for errors', paths: /\/src\/widget\/refusals(-anywhere)?\.ts$/ },
  { name: 'the texts of later screens', paths: /\/src\/widget\/messages\/en\.ts$/ },
];

/**
 * Bundles small apps with several bundlers. Finds code in the bundles that the apps do not use.
 *
 * @param print prints a text without adding a line break
 * @returns the problems found, one text each
 */
export async function findUnusedModules(
  { folder, modules }: BuiltPackage,
  print: (text: string) => void,
): Promise<readonly string[]> {
  await ensureStack(root, bundlersStack, print);
  const problems: string[] = [];
  for (const { name, imports, unused, budget } of consumers) {
    for (const bundler of bundlerNames) {
      const { first, all, firstBytes } = await bundleConsumer(bundler, folder, imports);
      const owner = `The bundle of ${name}, made by ${bundler},`;
      if (first.length === 0) problems.push(`${owner} contains no file of the package at the start.`);
      problems.push(
        ...findParts(all, modules, unused).map((part) => `${owner} contains ${part}.`),
        ...findParts(first, modules, laterParts).map((part) => `${owner} loads ${part} at the start.`),
      );
      // Only the bundle of esbuild is minified, so measure only this bundle.
      if (bundler !== 'esbuild') continue;
      print(`The package adds ${(firstBytes / 1000).toFixed(1)} KB gzip to the start of ${name}.\n`);
      if (firstBytes > budget) problems.push(`${owner} loads ${firstBytes} bytes at the start. Allowed: ${budget}.`);
    }
  }
  return problems;
}

/** Returns the names of the parts that have a module in one of the files. */
export function findParts(
  files: readonly string[],
  modules: ModulesOfFiles,
  parts: readonly Part[],
): readonly string[] {
  const paths = files.flatMap((file) => modules[file] ?? []);
  return parts.filter((part) => paths.some((path) => part.paths.test(path))).map(({ name }) => name);
}
