import type { ConfigProblem } from './config-error.ts';
import { ConfigError } from './config-error.ts';
import { uiConfigSchema } from './ui-config-schema.ts';
import type { SignInOption, UiConfig } from './ui-config.ts';

/** A configuration that was found right: every option is an object. */
export interface CheckedConfig extends UiConfig {
  readonly signInOptions: readonly SignInOption[];
}

/**
 * Reads a configuration, or refuses it with every fault by its path (spec §3, requirement config.invalid).
 *
 * @throws ConfigError
 */
export function checkConfig(given: unknown): CheckedConfig {
  const read = uiConfigSchema.safeParse(withOptionObjects(given));
  if (!read.success) throw new ConfigError(read.error.issues.flatMap(problems));
  // The schema knows callbacks as functions only; their parameters are UiConfig's word.
  const config = read.data as CheckedConfig;
  const faults = [...repeatedOptions(config), ...missingSuccess(config)];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** `'password'` is short for `{ provider: 'password' }`. */
function withOptionObjects(given: unknown): unknown {
  if (!isRecord(given) || !Array.isArray(given['signInOptions'])) return given;
  const signInOptions = given['signInOptions'].map((option: unknown) =>
    typeof option === 'string' ? { provider: option } : option,
  );
  return { ...given, signInOptions };
}

function repeatedOptions({ signInOptions }: CheckedConfig): ConfigProblem[] {
  return signInOptions.flatMap(({ provider }, index) =>
    signInOptions.findIndex((other) => other.provider === provider) < index
      ? [{ path: `signInOptions[${index}].provider`, message: `"${provider}" is named twice` }]
      : [],
  );
}

/** A success that leads nowhere would be found out only after the sign-in (reference Q4). */
function missingSuccess({ signInSuccessUrl, callbacks }: CheckedConfig): ConfigProblem[] {
  if (signInSuccessUrl ?? callbacks?.signInSuccessWithAuthResult ?? callbacks?.signInSuccess) return [];
  return [{ path: 'signInSuccessUrl', message: 'is needed, unless a callback for the success is given' }];
}

type Issue = { code?: string; path: PropertyKey[]; message: string; expected?: string; keys?: string[] };

function problems(issue: Issue): ConfigProblem[] {
  const path = written(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: written([...issue.path, key]), message: 'is not a known key' }));
  }
  const message = issue.message === 'Invalid input' ? `must be ${expectation(issue)}` : issue.message;
  return [{ path, message }];
}

function expectation({ code, expected }: Issue): string {
  if (code === 'invalid_value') return '"password"';
  const nouns: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    object: 'an object',
    string: 'a text',
  };
  return nouns[expected ?? ''] ?? 'something else';
}

function written(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key}]` : whole === '' ? String(key) : `${whole}.${String(key)}`,
    '',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
