import { testBuild } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Lane } from '../lanes/lanes.ts';

/** A specification of nothing, with every fault that there can be, for the tests of the harness. */
export const sampleCorpus: Corpus = {
  folder: inProject('harness', 'sample-corpus'),
  features: '01-*.feature',
  steps: ['kettle.steps.ts'],
  requirements: 'requirements.yaml',
  expectations: 'expectations',
  transitions: 'transitions.yaml',
};

/** The lane `sample:known` has expectations, any other has none. */
export const sampleLane = (name: string): Lane => ({
  name: `sample:${name}`,
  backend: 'fake',
  bundle: testBuild,
  entry: 'none.html',
  workers: 2,
});
