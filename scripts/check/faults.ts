import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements } from '../../harness/corpus/requirements.ts';
import { readFaults } from '../../harness/mutate/faults.ts';
import { inProject } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

export const faults: Check = {
  name: 'faults',
  async run() {
    const { entries } = await readRequirements(inProject(corpus.requirements), corpus.requirements);
    const { faults: found, problems } = readFaults(new Set(entries.map(({ id }) => id)));
    const violated = new Set(found.map(({ requirement }) => requirement));
    return {
      summary: `${violated.size} of ${entries.length} requirements have faults for npm run mutate, ${found.length} in all`,
      problems,
    };
  },
};
