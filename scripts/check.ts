/** `npm run check`: checks the project without running scenarios. */
import { boundaries } from './check/boundaries.ts';
import { commandCheck } from './check/command-check.ts';
import { conflictMarkers } from './check/conflict-markers.ts';
import { faults } from './check/faults.ts';
import { features } from './check/features.ts';
import { elementFirstLoad, firstLoad } from './check/first-load.ts';
import { languages } from './check/languages.ts';
import { links } from './check/links.ts';
import { namedRules } from './check/named-rules.ts';
import type { Check } from './check/outcome.ts';
import { productionBundle } from './check/production-bundle.ts';
import { publicApi } from './check/public-api.ts';
import { runChecks } from './check/run-checks.ts';
import { wording } from './check/wording.ts';
import { readProcessArguments } from '../tools/command-line.ts';

const formatAdvice = 'To format all files, run: npm run format';

/** All checks. They run in parallel. The slowest checks start first, so that no slow check runs alone at the end. */
export const allChecks: readonly Check[] = [
  firstLoad,
  elementFirstLoad,
  commandCheck('format', 'oxfmt', ['oxfmt/bin/oxfmt', '--check', '.'], formatAdvice),
  commandCheck(
    'format of features',
    'prettier',
    ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', 'features/**/*.feature'],
    formatAdvice,
  ),
  commandCheck('types', 'tsc', ['typescript/bin/tsc', '--noEmit']),
  productionBundle,
  publicApi,
  features,
  faults,
  namedRules,
  languages,
  boundaries,
  wording,
  links,
  conflictMarkers,
  commandCheck('lint', 'oxlint', ['oxlint/bin/oxlint', '--deny-warnings', '--format', 'unix']),
];

const command = {
  usage: 'npm run check',
  about:
    'Checks types, lint, format, conflict markers, the wording of comments and docs, the syntax and the IDs of the features, that the Rules ' +
    'named in documents exist, that the links in documents lead to existing files and headings, which folders import from which, the API of the package, the ' +
    'size of the first load, the languages, and that every requirement has a fault for `npm run mutate -- --faults`.',
};

if (import.meta.main && readProcessArguments(command)) {
  const { passed, failed } = await runChecks(allChecks, console.log);
  console.log(`\n${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
