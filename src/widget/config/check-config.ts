import type { ConfigProblem } from './config-error.ts';
import { ConfigError } from './config-error.ts';
import { describeIssue, inOurWords, written } from './describe-issue.ts';
import { settingsOf } from './settings.ts';
import { optionSchemaFor, uiConfigSchema } from './ui-config-schema.ts';
import type { SignInOption, TenantConfig, TenantSelection, UiConfig } from './ui-config.ts';

/** A configuration that was found right: every option is an object. */
export interface CheckedConfig extends Omit<UiConfig, 'signInOptions' | 'tenants'> {
  readonly signInOptions: readonly SignInOption[];
  readonly tenants?: Omit<TenantSelection, 'tenants'> & { readonly tenants: readonly CheckedTenant[] };
}

export interface CheckedTenant extends Omit<TenantConfig, 'signInOptions'> {
  readonly signInOptions: readonly SignInOption[];
}

type Path = readonly (string | number)[];

/**
 * Reads a configuration, or refuses it with every fault by its path (spec §3, requirement config.invalid).
 *
 * @throws ConfigError
 */
export function checkConfig(given: unknown): CheckedConfig {
  const config = withOptionObjects(given);
  const read = uiConfigSchema.safeParse(config, inOurWords);
  const faults = [
    ...(read.success ? [] : read.error.issues.flatMap((issue) => describeIssue(issue))),
    ...optionLists(config).flatMap(([path, options]) => optionFaults(path, options)),
  ];
  if (read.success && faults.length === 0) {
    // The schema knows callbacks as functions and options as anything; what they are is UiConfig's word.
    const checked = { signInOptions: [], ...read.data } as CheckedConfig;
    faults.push(...faultsOfTheWhole(checked));
    if (faults.length === 0) return checked;
  }
  throw new ConfigError(faults);
}

/** `'password'` is short for `{ provider: 'password' }`. */
function withOptionObjects(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { signInOptions, tenants } = given;
  return {
    ...given,
    ...(Array.isArray(signInOptions) ? { signInOptions: signInOptions.map(optionObject) } : {}),
    ...(isRecord(tenants) && Array.isArray(tenants['tenants'])
      ? { tenants: { ...tenants, tenants: tenants['tenants'].map(withOptionObjects) } }
      : {}),
  };
}

const optionObject = (option: unknown) => (typeof option === 'string' ? { provider: option } : option);

/** Every list of options, with where it stands. */
function optionLists(config: unknown): [Path, readonly unknown[]][] {
  if (!isRecord(config)) return [];
  const { signInOptions, tenants } = config;
  const own: [Path, readonly unknown[]][] = Array.isArray(signInOptions) ? [[['signInOptions'], signInOptions]] : [];
  const list: unknown = isRecord(tenants) ? tenants['tenants'] : undefined;
  const theirs = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((tenant, index) =>
    optionLists(isRecord(tenant) ? { signInOptions: tenant['signInOptions'] } : null).map(
      ([path, options]): [Path, readonly unknown[]] => [['tenants', 'tenants', index, ...path], options],
    ),
  );
  return [...own, ...theirs];
}

function optionFaults(path: Path, options: readonly unknown[]): ConfigProblem[] {
  const faults = options.flatMap((option, index) => {
    const read = optionSchemaFor(isRecord(option) ? option['provider'] : undefined).safeParse(option, inOurWords);
    return read.success ? [] : read.error.issues.flatMap((issue) => describeIssue(issue, [...path, index]));
  });
  return [...faults, ...namedTwice(path, 'provider', options)];
}

function namedTwice(path: Path, key: string, entries: readonly unknown[]): ConfigProblem[] {
  const ids = entries.map((entry) => (isRecord(entry) ? entry[key] : undefined));
  return ids.flatMap((id, index) =>
    (typeof id === 'string' || id === null) && ids.indexOf(id) < index
      ? [{ path: written([...path, index, key]), message: `${JSON.stringify(id)} is named twice` }]
      : [],
  );
}

/** What only shows when the configuration is looked at as a whole. */
function faultsOfTheWhole(checked: CheckedConfig): ConfigProblem[] {
  const { signInOptions, tenants, signInSuccessUrl, callbacks, ...config } = checked;
  const faults: ConfigProblem[] = [];
  if (signInOptions.length === 0 && !tenants) {
    faults.push({ path: 'signInOptions', message: 'must name at least one way to sign in' });
  }
  // A success that leads nowhere would be found out only after the sign-in (reference Q4).
  if (!(signInSuccessUrl ?? callbacks?.signInSuccessWithAuthResult ?? callbacks?.signInSuccess)) {
    faults.push({ path: 'signInSuccessUrl', message: 'is needed, unless a callback for the success is given' });
  }
  if (config.autoUpgradeAnonymousUsers && !callbacks?.signInFailure) {
    faults.push({ path: 'callbacks.signInFailure', message: 'is needed where guests are upgraded' });
  }
  if (config.popupMode && !config.widgetUrl) {
    faults.push({ path: 'widgetUrl', message: 'is needed where popupMode is true' });
  }
  const { modeParameter, successUrlParameter } = settingsOf(checked);
  if (modeParameter === successUrlParameter) {
    faults.push({ path: 'queryParameterForSignInSuccessUrl', message: `"${modeParameter}" is named twice` });
  }
  const withOptions = [checked, ...(tenants?.tenants ?? [])];
  const google = withOptions
    .flatMap((each) => each.signInOptions)
    .find(({ provider, clientId }) => provider === 'google.com' && clientId);
  if (config.credentialHelper === 'googleyolo' && !google) {
    faults.push({ path: 'credentialHelper', message: 'needs "google.com" with a clientId' });
  }
  return [...faults, ...namedTwice(['tenants', 'tenants'], 'tenantId', tenants?.tenants ?? [])];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
