import { bench } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Lane } from '../lanes/lanes.ts';

/** A specification of nothing, with every fault that there can be, for the tests of the harness. */
export const specimen: Corpus = {
  folder: inProject('harness', 'specimen'),
  features: '01-*.feature',
  steps: ['kettle.steps.ts'],
  requirements: 'requirements.yaml',
  expectations: 'expectations',
  transitions: 'transitions.yaml',
};

/** The lane `specimen:known` has expectations, any other has none. */
export const specimenLane = (name: string): Lane => ({
  name: `specimen:${name}`,
  backend: 'fake',
  bundle: bench,
  entry: 'none.html',
  workers: 2,
});
