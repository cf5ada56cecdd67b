import { toSettings, type Settings } from './settings.ts';
import type { CheckedConfig } from './ui-config.ts';

/**
 * Returns the settings for the first screen. The configuration is not checked yet, so a value may have the wrong type.
 */
export function draftSettings(config: unknown): Settings {
  const expanded = expandOptions(config);
  try {
    return toSettings(withOptions(expanded));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // `signInOptions` is invalid, for example a number. Start without sign-in options; the check reports the problem
    // later.
    return toSettings({ ...(isRecord(expanded) ? expanded : {}), signInOptions: [] });
  }
}

/** Adds an empty list `signInOptions` if the list is missing. Apps with tenants may omit the list. */
export function withOptions(config: unknown): CheckedConfig {
  const { signInOptions = [], ...rest } = config as Partial<CheckedConfig>;
  return { ...rest, signInOptions };
}

/** Replaces each provider ID with an option object: `'password'` is short for `{ provider: 'password' }`. */
export function expandOptions(config: unknown): unknown {
  if (!isRecord(config)) return config;
  const { signInOptions, tenants } = config;
  return {
    ...config,
    ...(Array.isArray(signInOptions) ? { signInOptions: signInOptions.map(expandOption) } : {}),
    ...(isRecord(tenants) && Array.isArray(tenants['tenants'])
      ? { tenants: { ...tenants, tenants: tenants['tenants'].map(expandOptions) } }
      : {}),
  };
}

const expandOption = (option: unknown) => (typeof option === 'string' ? { provider: option } : option);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
