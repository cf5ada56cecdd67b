import { inProject } from '../../tools/project.ts';

/** A specification: its features, the code behind their sentences, and the lists that go with them. */
export interface Corpus {
  /** Paths are taken from here. */
  readonly folder: string;
  readonly features: string;
  /** The code behind the sentences. */
  readonly steps: readonly string[];
  readonly requirements: string;
  /** A folder with one file a lane that has any. */
  readonly expectations: string;
  /** What became of the transitions of the reference; there need not be such a file. */
  readonly transitions: string;
}

export const corpus: Corpus = {
  folder: inProject(),
  features: 'features/*.feature',
  steps: ['driver/world.ts', 'steps/*.steps.ts'],
  requirements: 'features/requirements.yaml',
  expectations: 'features/expectations',
  transitions: 'features/transitions.yaml',
};
