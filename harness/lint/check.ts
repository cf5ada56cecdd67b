import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpus as ourCorpus, type Corpus } from '../corpus/corpus.ts';
import { listRules, listScenarios, parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';
import { readRequirements, type Requirement } from '../corpus/requirements.ts';
import { runCorpus } from '../run/run-cucumber.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';
import { lintCompleteness, lintCoverage } from './coverage.ts';
import { lintExamples } from './examples.ts';
import { lintOrder } from './order.ts';
import { lintReferenceMap, lintUniqueness } from './scenario-ids.ts';
import { StepLint } from './steps.ts';
import { lintTags } from './tags.ts';
import { lintWords } from './words.ts';

export interface FeatureCheck {
  /** One text per problem, with file and line. */
  readonly problems: readonly string[];
  /** Counts of requirements, features, Rules and scenarios, in one line. */
  readonly summary: string;
}

/** Checks features, step definitions and the list of requirements, without a browser. */
export async function checkFeatures(corpus: Corpus = ourCorpus): Promise<FeatureCheck> {
  const requirements = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const reference = await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions);
  const { files, parseErrors } = await readFeatures(corpus);
  const steps = new StepLint(corpus.folder);
  // Cucumber would stop at parse errors.
  if (parseErrors.length === 0) await runCorpus({ corpus, dryRun: true }, (envelope) => steps.receive(envelope));

  const ids = new Set(requirements.entries.map(({ id }) => id));
  const lints = [lintTags(ids), lintCompleteness, lintOrder, lintExamples, lintWords];
  const problems = [
    ...requirements.problems,
    ...parseErrors,
    ...files.flatMap((file) => lints.flatMap((lint) => lint(file))),
    ...lintUniqueness(files),
    ...lintCoverage(requirements.entries, files, corpus.requirements),
    ...lintReferenceMap(reference, files, corpus.transitions),
    ...(parseErrors.length === 0 ? steps.problems() : []),
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
