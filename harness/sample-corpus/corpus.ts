import { inProject } from '../../tools/project.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { defineLane, type Lane } from '../lanes/lanes.ts';
import { flowRenderer } from '../lanes/renderers.ts';

/** A small specification for tests of the harness. Its scenarios produce every result that a scenario can have. */
export const sampleCorpus: Corpus = {
  folder: inProject('harness', 'sample-corpus'),
  features: '01-*.feature',
  steps: ['kettle.steps.ts'],
  requirements: 'requirements.yaml',
  expectations: 'expectations',
  transitions: 'transitions.yaml',
};

/** Returns a lane (a test configuration) named `sample:<name>`. Only `sample:known` has a list of expected failures. */
export const sampleLane = (name: string): Lane => defineLane({ renderer: flowRenderer('sample'), backend: { name } });
