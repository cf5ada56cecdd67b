import type { Bundle } from '../../tools/bundle/bundles.ts';
import { backends, type Backend } from './backends.ts';

/** The versions of React and Firebase that a lane runs on. */
export interface Stack {
  /** Ends the names of its lanes; empty for the versions that we deploy. */
  readonly suffix: string;
  /** The development build of React warns, and mounts everything twice. */
  readonly react: Bundle['react'];
  /** Folder in `stacks` with its packages; absent for the project's own. */
  readonly folder?: NonNullable<Bundle['stack']>;
  /** Scenarios with this tag are about the versions: only lanes on this stack run them, on this backend. */
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

/** The tags of scenarios that only the lanes of one stack run. */
export const stackTags: readonly string[] = Object.values<Stack>(stacks).flatMap(({ own }) => own?.tag ?? []);
