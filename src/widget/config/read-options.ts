import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { ConfigError, type ConfigProblem, describeValue } from './config-error.ts';
import { draftSettings, isRecord } from './draft-settings.ts';
import type { ScreenAppearance } from './screen-appearance.ts';
import type { Settings } from './settings.ts';
import type { UiConfig } from './ui-config.ts';

interface Options {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly history?: 'entries' | 'none' | undefined;
  readonly appearance?: ScreenAppearance | undefined;
}

/** A configuration whose values have not been checked yet. */
export interface Draft {
  /** Settings from the unchecked configuration. A value may have a wrong type, such as a number instead of a text. */
  readonly settings: Settings;
  readonly history: Options['history'];
  readonly appearance: ScreenAppearance | undefined;
  /**
   * Loads the function that checks the values and returns every problem. Rejects if the chunk with the function cannot
   * be loaded.
   */
  loadCheck(): Promise<() => readonly ConfigProblem[]>;
}

/**
 * Checks the arguments of `mount`. The values in the configuration are checked later.
 *
 * @throws ConfigError that lists every problem of the arguments
 */
export function readMountArguments(container: HTMLElement, options: Options): Draft {
  // Do not use `instanceof`, because an element from another window, such as an iframe, has a different class.
  const isElement = typeof (container as HTMLElement | null | undefined)?.append === 'function';
  return readOptions(options, isElement ? [] : [describeProblem('container', 'an element of the page', container)]);
}

/**
 * Checks the options, but not the values inside the option `config`.
 *
 * @param problems problems that the caller has found; the error lists these problems, too
 * @param appearanceKeys keys of `appearance` that the caller handles itself, such as `logo`. The error for a misspelt
 *   key, such as `lgo`, may suggest one of these keys
 * @throws ConfigError that lists every problem
 */
export function readOptions(
  options: Partial<Options> | null | undefined,
  problems: readonly ConfigProblem[] = [],
  appearanceKeys: readonly string[] = [],
): Draft {
  const { backend, config, history, appearance } = options ?? {};
  const isBackend = typeof backend?.observeSession === 'function';
  const all = [
    ...problems,
    ...(isBackend ? [] : [describeProblem('backend', 'a backend, such as firebaseBackend(auth)', backend)]),
    ...(isRecord(config) ? [] : [describeProblem('config', 'an object', config)]),
    ...(['entries', 'none', undefined].includes(history)
      ? []
      : [describeProblem('history', '"entries" or "none"', history)]),
  ];
  if (all.length > 0) throw new ConfigError(all);
  return {
    settings: draftSettings(config),
    history,
    appearance,
    // The first screen does not need the check, so load the code of the check only when this function is called.
    loadCheck: async () => {
      const { findConfigProblems, findAppearanceProblems } = await import('./check-config.ts');
      return () => [...findAppearanceProblems(appearance, appearanceKeys), ...findConfigProblems(config)];
    },
  };
}

const describeProblem = (path: string, expected: string, value: unknown): ConfigProblem => ({
  path,
  message: `must be ${expected}, but is ${describeValue(value)}`,
});
