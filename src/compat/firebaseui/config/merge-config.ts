import { isObject, type Warn } from './values.ts';

/** The keys of FirebaseUI's `uiConfig` (reference §6.2). */
const configKeys = [
  'adminRestrictedOperation',
  'autoUpgradeAnonymousUsers',
  'callbacks',
  'credentialHelper',
  'immediateFederatedRedirect',
  'popupMode',
  'privacyPolicyUrl',
  'queryParameterForSignInSuccessUrl',
  'queryParameterForWidgetMode',
  'signInFlow',
  'signInOptions',
  'signInSuccessUrl',
  'siteName',
  'tosUrl',
  'widgetUrl',
] as const;

export type ConfigKey = (typeof configKeys)[number];

/** The values that the page has configured so far. The keys are in FirebaseUI's spelling. */
export type GivenConfig = { readonly [K in ConfigKey]?: unknown };

const keyByLowerCase: ReadonlyMap<string, ConfigKey> = new Map(configKeys.map((key) => [key.toLowerCase(), key]));

/**
 * Returns the earlier values, updated with those of a `uiConfig` (reference §6.1). Ignores the case of keys.
 *
 * @param uiConfig the argument of `start` or `setConfig`; ignored if it is not an object
 * @param warn called with FirebaseUI's message for each unknown key
 */
export function mergeConfig(earlier: GivenConfig, uiConfig: unknown, warn: Warn): GivenConfig {
  const merged: Partial<Record<ConfigKey, unknown>> = { ...earlier };
  for (const [name, value] of Object.entries(isObject(uiConfig) ? uiConfig : {})) {
    const key = keyByLowerCase.get(name.toLowerCase());
    if (key === undefined) warn(`Invalid config: "${name}"`);
    else merged[key] = value;
  }
  return merged;
}
