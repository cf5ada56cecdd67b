import { inProject } from '../../tools/project.ts';

export interface Corpus {
  /** Absolute path of the folder that all other paths are relative to. */
  readonly folder: string;
  readonly features: string;
  readonly steps: readonly string[];
  readonly requirements: string;
  readonly expectations: string;
  /**
   * File that lists FirebaseUI's transitions from one screen to another, each with the scenarios that test it. The file
   * need not exist.
   */
  readonly transitions: string;
  /** File with the suites: named sets of scenarios. Omit if there are no suites. */
  readonly suites?: string;
}

export const corpus: Corpus = {
  folder: inProject(),
  features: 'features/*.feature',
  steps: ['driver/world.ts', 'steps/*.steps.ts'],
  requirements: 'features/requirements.yaml',
  expectations: 'features/expectations',
  transitions: 'features/transitions.yaml',
  suites: 'features/suites.yaml',
};
