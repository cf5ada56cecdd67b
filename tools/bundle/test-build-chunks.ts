import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * How the test build's modules are put together: a scenario loads a page several times, and every file of it takes its time.
 * What is loaded only when it is needed stays apart: nothing of it is `$initial`, so no page has it from the start.
 */
export const testBuildChunks: CodeSplittingGroup[] = [
  // What a provider's page has in common with the app.
  {
    name: 'exchange',
    test: /[\\/]node_modules[\\/]zod[\\/]|provider-messages|[\\/](?:wire|sdk|auth)-error\.|preload-helper/,
    priority: 3,
  },
  // What any of the app's pages loads from the start; each of them loads all of it.
  { name: 'app', tags: ['$initial'], priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
  // The service's own library, with all that needs it; numbers, of which only phones do.
  {
    name: 'service',
    test: /[\\/]node_modules[\\/](?:@?firebase|idb)[\\/]|[\\/]adapters[\\/](?!.*[\\/]rest[\\/])/,
    priority: 1.2,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'numbers',
    test: /[\\/]node_modules[\\/]libphonenumber-js[\\/]|[\\/]src[\\/]widget[\\/](?:phone[\\/]|flow[\\/]phone[\\/]phone-form)/,
    priority: 1.1,
    includeDependenciesRecursively: false,
  },
  // What the parts that come later have in common.
  { name: 'shared', minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];
