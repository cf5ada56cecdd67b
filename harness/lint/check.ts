import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpus as ours, type Corpus } from '../corpus/corpus.ts';
import { lintCompleteness } from './completeness.ts';
import { lintCoverage } from './coverage.ts';
import { lintExamples } from './examples.ts';
import { parseFeature, rulesOf, scenariosOf, type FeatureFile, type FeatureLint } from './features.ts';
import { lintIdentity } from './identity.ts';
import { lintOrder } from './order.ts';
import { lintReference } from './reference.ts';
import { StepLint } from './steps.ts';
import { lintTags } from './tags.ts';
import { lintWords } from './words.ts';
import { readRequirements, type Requirement } from '../corpus/requirements.ts';
import { runCorpus } from '../run/run-cucumber.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';

/** What a look at a specification found. */
export interface FeatureCheck {
  readonly problems: readonly string[];
  /** What there is, in a line. */
  readonly summary: string;
}

/** Looks at the features, the code behind their steps and the list of requirements, without a browser. */
export async function checkFeatures(corpus: Corpus = ours): Promise<FeatureCheck> {
  const requirements = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const reference = await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions);
  const { files, problems: unreadable } = await readFeatures(corpus);
  const steps = new StepLint(corpus.folder);
  // What cannot be read stops cucumber, and was said.
  if (unreadable.length === 0) await runCorpus({ corpus, dryRun: true }, (envelope) => steps.receive(envelope));

  const ids = new Set(requirements.entries.map(({ id }) => id));
  const lints: readonly FeatureLint[] = [lintTags(ids), lintCompleteness, lintOrder, lintExamples, lintWords];
  const problems = [
    ...requirements.problems,
    ...unreadable,
    ...files.flatMap((file) => lints.flatMap((lint) => lint(file))),
    ...lintIdentity(files),
    ...lintCoverage(requirements.entries, files, corpus.requirements),
    ...lintReference(reference, files, corpus.transitions),
    ...(unreadable.length === 0 ? steps.problems() : []),
  ];
  return { problems, summary: summaryOf(requirements.entries, files) };
}

async function readFeatures({ folder, features }: Corpus) {
  const files: FeatureFile[] = [];
  const problems: string[] = [];
  for (const uri of globSync(features, { cwd: folder }).toSorted()) {
    try {
      files.push(parseFeature(uri, await readFile(join(folder, uri), 'utf8')));
    } catch (error) {
      problems.push(`${uri}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { files, problems };
}

function summaryOf(requirements: readonly Requirement[], files: readonly FeatureFile[]): string {
  const built = requirements.filter(({ status }) => status === 'built').length;
  const counts = [
    `${requirements.length} requirements: ${built} built, ${requirements.length - built} later`,
    `${files.length} features`,
    `${files.flatMap(rulesOf).length} rules`,
    `${files.flatMap(scenariosOf).length} scenarios`,
  ];
  return counts.join('; ');
}
