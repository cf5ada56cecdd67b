import type { Bundle } from '../../tools/bundle/bundles.ts';
import { backends, type Backend } from './backends.ts';

export interface Stack {
  /**
   * Part of the name of a lane (test configuration), such as `@spec`. Empty for the versions of React and Firebase that
   * we deploy.
   */
  readonly suffix: string;
  /** The build of React. The development build prints warnings, and runs effects twice in Strict Mode. */
  readonly react: Bundle['react'];
  /** Folder in `stacks` with the installed versions of React and Firebase. Omit to use the project's own packages. */
  readonly folder?: NonNullable<Bundle['stack']>;
  /** Tag and backend of the scenarios that run only with these versions of React and Firebase. */
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

/** Tags of the scenarios that run only with certain versions of React and Firebase. */
export const stackTags: readonly string[] = Object.values<Stack>(stacks).flatMap(({ own }) => own?.tag ?? []);
