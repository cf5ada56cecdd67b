import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { ConfigProblem } from './config-error.ts';
import { readConfig } from './read-config.ts';
import type { Settings } from './settings.ts';
import type { UiConfig } from './ui-config.ts';

/** The options that `mount` and the React component have in common. */
interface Options {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
}

/**
 * Checks the container and the options of `mount`, and returns the settings of the configuration.
 *
 * @throws ConfigError that lists every problem of all arguments
 */
export function readMountArguments(container: HTMLElement, options: Options): Settings {
  // Do not use `instanceof`: an element from another window, such as an iframe's, has a different class.
  const isElement = typeof (container as HTMLElement | null | undefined)?.append === 'function';
  return readOptions(options, isElement ? [] : [describeProblem('container', 'an element of the page', container)]);
}

/**
 * Checks the options, and returns the settings of the configuration.
 *
 * @param problems problems that the caller has found, reported together with those of the options
 * @throws ConfigError that lists every problem
 */
export function readOptions(
  options: Partial<Options> | null | undefined,
  problems: readonly ConfigProblem[] = [],
): Settings {
  const { backend, config } = options ?? {};
  const isBackend = typeof backend?.observeSession === 'function';
  return readConfig(config, [
    ...problems,
    ...(isBackend ? [] : [describeProblem('backend', 'a backend, such as firebaseBackend(auth)', backend)]),
  ]);
}

function describeProblem(path: string, expected: string, value: unknown): ConfigProblem {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  const actual = typeof value === 'function' || (typeof value === 'object' && value) ? `of type ${typeof value}` : text;
  return { path, message: `must be ${expected}, but is ${actual}` };
}
