import { inProject } from '../../tools/project.ts';

/**
 * A specification that can be run: features, step definitions, and the files of requirements, expectations and
 * transitions.
 */
export interface Corpus {
  /** Absolute path of the folder that all other paths are relative to. */
  readonly folder: string;
  /** Glob of the features. */
  readonly features: string;
  /** Globs of step definitions. */
  readonly steps: readonly string[];
  readonly requirements: string;
  /** Folder of expectation files, one per lane or renderer, all optional. */
  readonly expectations: string;
  /** File that maps FirebaseUI's transitions to our scenarios. The file may be missing. */
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
