import { corpus } from '../../harness/corpus/corpus.ts';
import { readRequirements, type Requirement } from '../../harness/corpus/requirements.ts';
import { faultsFolder, readFaults } from '../../harness/mutate/faults.ts';
import { formatCount } from '../../harness/output.ts';
import { inProject } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

export const faults: Check = {
  name: 'faults',
  async run() {
    const { entries } = await readRequirements(inProject(corpus.requirements), corpus.requirements);
    const { faults: found, problems } = readFaults(new Set(entries.map(({ id }) => id)));
    const violated = new Set(found.map(({ requirement }) => requirement));
    return {
      summary: `each of ${violated.size} requirements has a fault in harness/mutate/faults (${formatCount(found.length, 'fault')})`,
      problems: problems.length > 0 ? problems : findMissing(entries, violated),
    };
  },
};

const findMissing = (requirements: readonly Requirement[], violated: ReadonlySet<string>): readonly string[] =>
  requirements
    .filter(({ id, status }) => status === 'built' && !violated.has(id))
    .map(({ id, line }) => {
      const file = `${faultsFolder}/${id.split('.', 1)[0]}.yaml`;
      return `${corpus.requirements}:${line}: no fault violates the requirement ${id}. Add a fault to ${file}`;
    });
