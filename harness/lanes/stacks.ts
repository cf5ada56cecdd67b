import type { Bundle } from '../../tools/bundle/bundles.ts';
import { backends, type Backend } from './backends.ts';

export interface Stack {
  /** Part of a lane's name, such as `@spec`. Empty for the versions of React and Firebase that we deploy. */
  readonly suffix: string;
  /** The build of React. The development build prints warnings, and runs effects twice in Strict Mode. */
  readonly react: Bundle['react'];
  /** Folder in `stacks` in which this stack's packages are installed. Omit if the stack uses the project's packages. */
  readonly folder?: NonNullable<Bundle['stack']>;
  /** Tag of the scenarios that run only on this stack, and the backend that these scenarios run on. */
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

/** Tags of the scenarios that run on one stack only. */
export const stackTags: readonly string[] = Object.values<Stack>(stacks).flatMap(({ own }) => own?.tag ?? []);
