import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** Keeps all modules of the first load in one file. */
export const initialChunks: CodeSplittingGroup[] = [
  { name: 'initial', tags: ['$initial'], includeDependenciesRecursively: false },
];

/**
 * Groups the modules of a test build of the package into few files. Scenarios load pages often, and every file takes
 * time.
 */
export const packageBuildChunks: CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
  // The Firebase SDK and the adapters that need it.
  {
    name: 'service',
    test: /[\\/]node_modules[\\/](?:@?firebase|idb)[\\/]|[\\/]adapters[\\/](?!.*[\\/]rest[\\/])/,
    priority: 1.2,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Modules for phone numbers. Only the phone screens load these modules.
  {
    name: 'numbers',
    test: /[\\/]node_modules[\\/]libphonenumber-js[\\/]|[\\/]src[\\/]widget[\\/](?:phone[\\/]|flow[\\/]phone[\\/]phone-form)/,
    priority: 1.1,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];

/** Groups the modules of the test build into few files, like {@link packageBuildChunks}. */
export const testBuildChunks: CodeSplittingGroup[] = [
  // Modules that two pages share: the page of the app, and `provider.html`, which stands in for a provider's page.
  {
    name: 'exchange',
    test: /[\\/]node_modules[\\/]zod[\\/]|provider-messages|[\\/](?:wire|sdk|auth)-error\.|preload-helper/,
    priority: 3,
  },
  ...packageBuildChunks,
];
