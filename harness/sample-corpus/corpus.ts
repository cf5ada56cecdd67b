import { inProject } from '../../tools/project.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { defineLane, type Lane } from '../lanes/lanes.ts';
import { flowRenderer } from '../lanes/renderers.ts';

/** A specification of a kettle, with every error that a scenario can have, for tests of the harness. */
export const sampleCorpus: Corpus = {
  folder: inProject('harness', 'sample-corpus'),
  features: '01-*.feature',
  steps: ['kettle.steps.ts'],
  requirements: 'requirements.yaml',
  expectations: 'expectations',
  transitions: 'transitions.yaml',
};

/** Returns the lane `sample:<name>`. Only `sample:known` has expectations. */
export const sampleLane = (name: string): Lane => defineLane({ renderer: flowRenderer('sample'), backend: { name } });
