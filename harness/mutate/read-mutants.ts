import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pickle } from '@cucumber/messages';
import { corpus } from '../corpus/corpus.ts';
import { stackTags } from '../lanes/stacks.ts';
import { parseDocument } from '../corpus/parse-feature.ts';
import type { Mutant } from './mutant.ts';
import { specMutants } from './spec-mutants.ts';

/** The corpus, scenario by scenario, and every way in which its sentences can be nudged. */
export async function readMutants() {
  const scenarios = new Map<string, Pickle>();
  const mutants: Mutant[] = [];
  const known = new Set<string>();
  const unseen: { readonly text: string; readonly says: string }[] = [];
  for (const uri of globSync(corpus.features, { cwd: corpus.folder }).toSorted()) {
    const feature = specMutants(uri, parseDocument(await readFile(join(corpus.folder, uri), 'utf8')), stackTags);
    for (const [id, pickle] of feature.scenarios) scenarios.set(id, pickle);
    for (const text of feature.known) known.add(withoutDigits(text));
    mutants.push(...feature.mutants);
    unseen.push(...feature.unseen);
  }
  const unknown = unseen.filter(({ text }) => !known.has(withoutDigits(text)) && !neverSeen.has(text));
  const literals = new Set(mutants.map(({ literal }) => literal)).size;
  return { scenarios, mutants, unknown, literals };
}

/** A part of what every provider gives, of which a person sees nothing anywhere: it is sealed, or it is not kept. */
const neverSeen: ReadonlySet<string> = new Set(['signInMethod']);

/** A countdown that is over is seen at other times. */
const withoutDigits = (text: string): string => text.replaceAll(/\d/g, '0');
