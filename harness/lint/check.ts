import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope, Examples } from '@cucumber/messages';
import { corpus as ourCorpus, type Corpus } from '../corpus/corpus.ts';
import { listRules, listScenarios, parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';
import { isOurs, readRequirements, type Requirement } from '../corpus/requirements.ts';
import { lintSuites, parseSuites } from '../corpus/suites.ts';
import { parseExpectations } from '../judge/expectations.ts';
import { laneNames } from '../lanes/lanes.ts';
import { formatCount } from '../output.ts';
import { runCorpus } from '../run/run-cucumber.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';
import { lintAnnotations, listTitles } from './annotate-ids.ts';
import { lintCoverage, lintExpectations, lintIds, lintReferenceMap, lintTitles } from './lint-corpus.ts';
import { lintFeature } from './lint-feature.ts';
import { lintSteps } from './lint-steps.ts';

/**
 * Checks features, step definitions and the list of requirements, without a browser.
 *
 * @returns the problems with file and line, and a summary
 */
export async function checkFeatures(corpus: Corpus = ourCorpus) {
  const requirements = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const reference = await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions);
  const { files, parseErrors } = await readFeatures(corpus);
  const messages: Envelope[] = [];
  // Skip the dry run if a feature cannot be parsed, because the dry run would stop there.
  if (parseErrors.length === 0) await runCorpus({ corpus, dryRun: true }, (message) => messages.push(message));

  const ids = new Set(requirements.entries.map(({ id }) => id));
  const problems = [
    ...requirements.problems,
    ...parseErrors,
    ...files.flatMap((file) => lintFeature(file, ids)),
    ...lintIds(files),
    ...lintTitles(files),
    ...lintCoverage(requirements.entries, files, corpus.requirements),
    ...lintReferenceMap(reference, files, corpus.transitions),
    ...lintSteps(messages, corpus.folder),
    ...(await lintSuitesOf(corpus, files)),
    ...(await lintReferrers(corpus, files)),
  ];
  return { problems, summary: summarize(requirements.entries, files) };
}

async function lintSuitesOf({ folder, suites: name }: Corpus, files: readonly FeatureFile[]) {
  if (name === undefined) return [];
  const { entries, problems } = parseSuites(await readFile(join(folder, name), 'utf8'), name);
  return [...problems, ...lintSuites(entries, files, laneNames, name)];
}

export const listReferrers = ({ folder, expectations, transitions, suites = transitions }: Corpus): readonly string[] =>
  globSync([`${expectations}/*.yaml`, transitions, suites], { cwd: folder }).toSorted();

async function lintReferrers(corpus: Corpus, files: readonly FeatureFile[]): Promise<readonly string[]> {
  const titles = listTitles(files);
  const problems: string[] = [];
  for (const path of listReferrers(corpus)) {
    const text = await readFile(join(corpus.folder, path), 'utf8');
    problems.push(...lintAnnotations(text, titles, path));
    if (path !== corpus.transitions && path !== corpus.suites)
      problems.push(...lintExpectations(parseExpectations(text, path), files, path));
  }
  return problems;
}

export async function readFeatures({ folder, features }: Corpus) {
  const files: FeatureFile[] = [];
  const parseErrors: string[] = [];
  for (const uri of globSync(features, { cwd: folder }).toSorted()) {
    try {
      files.push(parseFeature(uri, await readFile(join(folder, uri), 'utf8')));
    } catch (error) {
      parseErrors.push(`${uri}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { files, parseErrors };
}

function summarize(requirements: readonly Requirement[], files: readonly FeatureFile[]): string {
  const specified = requirements.filter((requirement) => !isOurs(requirement));
  const ours = requirements.length - specified.length;
  const built = specified.filter(({ status }) => status === 'built').length;
  const scenarios = files.flatMap(listScenarios).map(({ scenario }) => scenario);
  const runs = scenarios.reduce((sum, { examples }) => sum + countRuns(examples), 0);
  const own = ours > 0 ? ` (and all ${ours} that we have added)` : '';
  const coverage = `${built} of ${specified.length} requirements of the product specification${own} have a Rule`;
  const parts = [
    formatCount(files.length, 'feature'),
    formatCount(files.flatMap(listRules).length, 'Rule'),
    `${formatCount(scenarios.length, 'scenario')} (${runs} counting each Examples row)`,
  ];
  return `${coverage}; ${parts.join(', ')}`;
}

/** Returns how often a scenario runs on a lane (test configuration): once, or once for each row of its examples. */
const countRuns = (examples: readonly Examples[]): number =>
  examples.length === 0 ? 1 : examples.reduce((sum, { tableBody }) => sum + tableBody.length, 0);
