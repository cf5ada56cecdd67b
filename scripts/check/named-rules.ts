import { readFile } from 'node:fs/promises';
import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements } from '../../harness/corpus/requirements.ts';
import { inProject } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

/** Documents that name Rules of the features. The check searches these documents for names of missing Rules. */
const documents = ['docs/security.md'] as const;

/** Checks that the documents name only existing Rules. */
export const namedRules: Check = {
  name: 'rules in documents',
  async run() {
    const { entries } = await readRequirements(inProject(corpus.requirements), corpus.requirements);
    const built = new Set(entries.flatMap(({ id, status }) => (status === 'built' ? [id] : [])));
    const texts = await Promise.all(documents.map((name) => readFile(inProject(name), 'utf8')));
    const names = texts.map(findRuleNames);
    return {
      summary: `${documents.join(', ')} names ${new Set(names.flat()).size} Rules, and all of them exist`,
      problems: documents.flatMap((document, at) => findUnknownRules(document, names[at] ?? [], built)),
    };
  },
};

/** Returns the names in text such as "Rule `ours.back`" or "Rules `ours.back` and `ours.forward`". */
export function findRuleNames(text: string): readonly string[] {
  const lists = text.matchAll(/\bRules?\s+(`[^`]+`(?:(?:,|\s+and)\s+`[^`]+`)*)/g);
  return [...lists].flatMap(([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

export function findUnknownRules(
  document: string,
  names: readonly string[],
  built: ReadonlySet<string>,
): readonly string[] {
  if (names.length === 0) return [`${document} names no Rule. Expected names in the form: Rule \`page.csp\``];
  return names
    .filter((name) => !built.has(name))
    .map(
      (name) => `${document} names the Rule ${name}, which does not exist. features/requirements.yaml lists the names`,
    );
}
