import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { corpus as ourCorpus, type Corpus } from '../corpus/corpus.ts';
import { listRules, listScenarios, parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';
import { readRequirements, type Requirement } from '../corpus/requirements.ts';
import { runCorpus } from '../run/run-cucumber.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';
import { lintCoverage, lintReferenceMap, lintUniqueness } from './lint-corpus.ts';
import { lintFeature } from './lint-feature.ts';
import { lintSteps } from './lint-steps.ts';

/**
 * Checks features, step definitions and the list of requirements, without a browser.
 *
 * @returns one text per problem, with file and line, and a summary with counts
 */
export async function checkFeatures(corpus: Corpus = ourCorpus) {
  const requirements = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const reference = await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions);
  const { files, parseErrors } = await readFeatures(corpus);
  const messages: Envelope[] = [];
  // Skip the dry run if a feature cannot be parsed, because Cucumber would stop there.
  if (parseErrors.length === 0) await runCorpus({ corpus, dryRun: true }, (message) => messages.push(message));

  const ids = new Set(requirements.entries.map(({ id }) => id));
  const problems = [
    ...requirements.problems,
    ...parseErrors,
    ...files.flatMap((file) => lintFeature(file, ids)),
    ...lintUniqueness(files),
    ...lintCoverage(requirements.entries, files, corpus.requirements),
    ...lintReferenceMap(reference, files, corpus.transitions),
    ...lintSteps(messages, corpus.folder),
  ];
  return { problems, summary: summarize(requirements.entries, files) };
}

async function readFeatures({ folder, features }: Corpus) {
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
  const built = requirements.filter(({ status }) => status === 'built').length;
  const counts = [
    `${requirements.length} requirements: ${built} built, ${requirements.length - built} later`,
    `${files.length} features`,
    `${files.flatMap(listRules).length} rules`,
    `${files.flatMap(listScenarios).length} scenarios`,
  ];
  return counts.join('; ');
}
