import type { Bundle } from '../../tools/bundle/bundles.ts';
import { backends, type Backend } from './backends.ts';

/** The versions of React and Firebase that a lane runs on. */
export interface Stack {
  /** Suffix of a lane's name; empty for the versions that we deploy. */
  readonly suffix: string;
  /** The build of React. The development build prints warnings, and mounts everything twice. */
  readonly react: Bundle['react'];
  /** Folder in `stacks` that contains the packages of this stack. Omit if the stack uses the project's own packages. */
  readonly folder?: NonNullable<Bundle['stack']>;
  /**
   * Scenarios about the versions of this stack: their tag, and the backend that they always use. They run only on lanes
   * of this stack.
   */
  readonly own?: { readonly tag: string; readonly backend: Backend };
}

export const stacks = {
  deployed: { suffix: '', react: 'production' },
  deployedWithWarnings: { suffix: '', react: 'development' },
  /** React 18.2.0 and Firebase 9.10.0 (spec §9). */
  specified: {
    suffix: '@spec',
    react: 'development',
    folder: 'specified',
    own: { tag: '@stack.specified', backend: backends.emulator },
  },
} as const satisfies Record<string, Stack>;

/** The tags of scenarios that are run only on the lanes of one stack. */
export const stackTags: readonly string[] = Object.values<Stack>(stacks).flatMap(({ own }) => own?.tag ?? []);
