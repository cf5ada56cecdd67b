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
import { readProcessArguments, type Command } from '../tools/command-line.ts';

const formatAdvice = 'To format all files, run: npm run format';

/**
 * All checks. They run in parallel, and this order keeps every processor busy until the end: the slowest checks come
 * first, and checks in a process of their own alternate with checks that block this process.
 */
export const allChecks: readonly Check[] = [
  firstLoad,
  elementFirstLoad,
  commandCheck('types', 'no error, says tsc', [
    'typescript/bin/tsc',
    '--noEmit',
    // Other checks use the other processors, and several threads would take more processor time in total.
    '--singleThreaded',
    ...['--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'],
  ]),
  features,
  faults,
  publicApi,
  languages,
  productionBundle,
  boundaries,
  wording,
  commandCheck('format', 'all files are formatted, says oxfmt', ['oxfmt/bin/oxfmt', '--check', '.'], formatAdvice),
  links,
  commandCheck(
    'format of features',
    'all features are formatted, says prettier',
    ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', 'features/**/*.feature'],
    formatAdvice,
  ),
  namedRules,
  conflictMarkers,
  commandCheck('lint', 'no problem, says oxlint', ['oxlint/bin/oxlint', '--deny-warnings', '--format', 'unix']),
];

export const command = {
  usage: 'npm run check',
  about: 'Runs the checks below, and no scenarios. Fails if a check fails.',
  lists: {
    'Checks:': {
      'size of first load': 'a visitor of the app downloads at most 80 KB to sign in',
      'size of first load, element': 'at most 22 KB for a page with <doorstep-sign-in>',
      format: 'all files are formatted; npm run format formats them',
      'format of features': 'the same for the files of features/',
      types: 'TypeScript finds no error',
      'production bundle': 'the deployed build contains no code of demo or tests',
      'public API': 'npm package: types are as in scripts/package/api-report.txt',
      features: 'features/ has valid syntax, steps and IDs, and a Rule for each requirement',
      faults: 'each requirement has at least one fault in harness/mutate/faults, which npm run mutate runs',
      'rules in documents': 'each Rule that docs/security.md names exists',
      languages: 'no translation is missing or wrong (npm run languages)',
      'import boundaries': 'each folder imports only what it may import',
      wording: 'comments and docs contain no term that GLOSSARY.md excludes',
      links: 'links in documents lead to files and headings',
      'conflict markers': 'no file contains conflict markers of Git, such as <<<<<<<',
      lint: 'oxlint finds no problem',
    },
  },
} as const satisfies Command;

if (import.meta.main && readProcessArguments(command)) {
  const { passed, failed } = await runChecks(allChecks, console.log);
  console.log(`\n${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
