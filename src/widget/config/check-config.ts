import type { z } from 'zod/mini';
import { normalizeValue } from '../validation/rules.ts';
import { type ConfigProblem, describeValue } from './config-error.ts';
import { describeIssue, findSimilar, formatPath, ourMessages, suggest } from './describe-issue.ts';
import { expandOptions, isRecord, withOptions } from './draft-settings.ts';
import { isFederated } from './is-federated.ts';
import type { ScreenAppearance } from './screen-appearance.ts';
import { toSettings, type Settings } from './settings.ts';
import { findFieldSchema, findOptionSchema, uiConfigSchema } from './ui-config-schema.ts';
import type { CheckedConfig, SignInOption } from './ui-config.ts';

type Path = readonly (string | number)[];

/** Returns every problem of a configuration (spec §3, requirement config.invalid). */
export function findConfigProblems(input: unknown): readonly ConfigProblem[] {
  const config = expandOptions(input);
  const result = uiConfigSchema.safeParse(config, ourMessages);
  const problems = [
    ...(result.success ? [] : result.error.issues.flatMap((issue) => describeIssue(issue))),
    ...findLists(config, 'signInOptions').flatMap(([path, options]) =>
      checkEntries(path, options, 'provider', findOptionSchema),
    ),
    ...findLists(config, 'signUpFields').flatMap(([path, fields]) =>
      checkEntries(path, fields, 'name', ({ type }) => findFieldSchema(type)),
    ),
  ];
  if (!result.success || problems.length > 0) return problems;
  return findContradictions(toSettings(withOptions(result.data)));
}

/**
 * Returns every problem of a tenant that the app's function `findTenant` has returned.
 *
 * @param appConfig the app's configuration, with which the tenant must not conflict
 */
export function findTenantProblems(
  tenant: unknown,
  appConfig: Pick<CheckedConfig, 'requireSecondFactor'>,
): readonly ConfigProblem[] {
  // The rules are the same as for a tenant that a configuration lists. So create a configuration that lists this
  // tenant, and check the configuration.
  const tenants = { displayMode: 'identifierFirst', tenants: [tenant] };
  const { requireSecondFactor } = appConfig;
  const config = { tenants, signInSuccessUrl: '/', requireSecondFactor };
  return findConfigProblems(config).map(({ path, message }) => ({
    path: path.replace('tenants.tenants[0]', 'tenants.findTenant()'),
    message,
  }));
}

/** The allowed values of each key of `appearance`. */
const appearanceValues: Readonly<Record<keyof ScreenAppearance, readonly (string | boolean)[]>> = {
  providerButtons: ['brand', 'neutral', 'icons'],
  layout: ['list', 'inline'],
  providerPosition: ['below', 'above'],
  lastUsed: [true, false],
};

/**
 * Returns every problem of `appearance`.
 *
 * @param otherKeys further valid keys, which the caller checks itself. An error about a misspelt key such as `lgo` may
 *   suggest one of these keys, such as `logo`
 */
export function findAppearanceProblems(
  appearance: unknown,
  otherKeys: readonly string[] = [],
): readonly ConfigProblem[] {
  if (appearance === undefined) return [];
  if (!isRecord(appearance)) {
    return [{ path: 'appearance', message: `must be an object, but is ${describeValue(appearance)}` }];
  }
  const allowed: Readonly<Record<string, readonly (string | boolean)[]>> = appearanceValues;
  return Object.entries(appearance).flatMap(([key, value]) => {
    const path = `appearance.${key}`;
    // Without `Object.hasOwn`, a key such as `constructor` would find an inherited property.
    const values = Object.hasOwn(allowed, key) ? allowed[key] : undefined;
    if (!values) {
      const message = `is not a known key; ${suggest(key, [...otherKeys, ...Object.keys(allowed)])}`;
      return [{ path, message }];
    }
    if (value === undefined || values.includes(value as string | boolean)) return [];
    const expected = values.map((each) => JSON.stringify(each)).join(' or ');
    const nearest = typeof value === 'string' ? findSimilar(value, values.map(String)) : null;
    const suggestion =
      nearest === null ? '' : `; did you mean ${JSON.stringify(values.find((each) => String(each) === nearest))}?`;
    return [{ path, message: `must be ${expected}, but is ${describeValue(value)}${suggestion}` }];
  });
}

type ListKey = 'signInOptions' | 'signUpFields';

/**
 * Finds the list under `key` in the project's settings and in the settings of each tenant. Returns a pair for each
 * list: the list's path in the configuration, and the list itself.
 */
function findLists(config: unknown, key: ListKey): [Path, readonly unknown[]][] {
  if (!isRecord(config)) return [];
  const { [key]: own, tenants } = config;
  const ofProject: [Path, readonly unknown[]][] = Array.isArray(own) ? [[[key], own]] : [];
  const list: unknown = isRecord(tenants) ? tenants['tenants'] : undefined;
  const ofTenants = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((tenant, index) =>
    findLists(isRecord(tenant) ? { [key]: tenant[key] } : null, key).map(
      ([path, entries]): [Path, readonly unknown[]] => [['tenants', 'tenants', index, ...path], entries],
    ),
  );
  return [...ofProject, ...ofTenants];
}

/**
 * Checks the entries of a list and returns every problem.
 *
 * @param idKey the key that identifies an entry, such as `provider`; two entries with the same ID are a problem
 * @param findSchema returns the schema of an entry
 */
function checkEntries(
  path: Path,
  entries: readonly unknown[],
  idKey: string,
  findSchema: (entry: Readonly<Record<string, unknown>>) => z.ZodMiniType,
): ConfigProblem[] {
  const problems = entries.flatMap((entry, index) => {
    const result = findSchema(isRecord(entry) ? entry : {}).safeParse(entry, ourMessages);
    return result.success ? [] : result.error.issues.flatMap((issue) => describeIssue(issue, [...path, index]));
  });
  return [...problems, ...findDuplicates(path, idKey, entries)];
}

function findDuplicates(path: Path, key: string, entries: readonly unknown[]): ConfigProblem[] {
  const ids = entries.map((entry) => (isRecord(entry) ? entry[key] : undefined));
  return ids.flatMap((id, index) =>
    (typeof id === 'string' || id === null) && ids.indexOf(id) < index
      ? [{ path: formatPath([...path, index, key]), message: `${JSON.stringify(id)} is named twice` }]
      : [],
  );
}

/** Finds values that are valid by themselves but contradict one another. */
function findContradictions({ config, modeParameter, successUrlParameter }: Settings): ConfigProblem[] {
  const { signInOptions, tenants, signInSuccessUrl, callbacks } = config;
  const problems: ConfigProblem[] = [];
  if (signInOptions.length === 0 && !tenants) {
    problems.push({ path: 'signInOptions', message: 'must name at least one way to sign in' });
  }
  // Report a missing success URL before the sign-in. FirebaseUI reports the missing URL only after the sign-in
  // (reference Q4).
  if (!(signInSuccessUrl ?? callbacks?.signInSuccessWithAuthResult ?? callbacks?.signInSuccess)) {
    problems.push({ path: 'signInSuccessUrl', message: 'is needed, unless a callback for the success is given' });
  }
  if (config.autoUpgradeAnonymousUsers && !callbacks?.signInFailure) {
    problems.push({ path: 'callbacks.signInFailure', message: 'is needed where guests are upgraded' });
  }
  if (config.popupMode && !config.widgetUrl) {
    problems.push({ path: 'widgetUrl', message: 'is needed where popupMode is true' });
  }
  if (config.offerNewPasskey && !config.passkeys) {
    problems.push({ path: 'passkeys', message: 'is needed where offerNewPasskey is true' });
  }
  if (modeParameter === successUrlParameter) {
    problems.push({ path: 'queryParameterForSignInSuccessUrl', message: `"${modeParameter}" is named twice` });
  }
  if (!tenants) {
    problems.push(...findDomainProblems(signInOptions));
  } else if (tenants.displayMode !== 'identifierFirst') {
    // `hd` limits a sign-in option to the emails of a domain. Without `identifierFirst`, the visitor selects the tenant
    // by a button, so `hd` has no effect.
    const paths = findOptions(config, ({ hd }) => hd !== undefined, 'hd');
    problems.push(...paths.map((path) => ({ path, message: 'needs the displayMode "identifierFirst"' })));
    if (tenants.findTenant) {
      problems.push({ path: 'tenants.findTenant', message: 'needs the displayMode "identifierFirst"' });
    }
  }
  if (config.requireSecondFactor) {
    const message =
      '"emailCode" cannot be combined with requireSecondFactor, because the service allows no second factor after such a sign-in';
    const paths = (['signInMethod', 'alsoOffer'] as const).flatMap((key) =>
      findOptions(config, (option) => option[key] === 'emailCode', key),
    );
    problems.push(...paths.map((path) => ({ path, message })));
  }
  const options = [config, ...(tenants?.tenants ?? [])].flatMap((each) => each.signInOptions);
  const hasOneTapClient = options.some(({ provider, clientId }) => provider === 'google.com' && clientId);
  // A tenant that `findTenant` returns later may have a `clientId` for Google. So if the app has `findTenant`, do not
  // report a missing `clientId`.
  if (config.credentialHelper === 'googleyolo' && !hasOneTapClient && !tenants?.findTenant) {
    problems.push({ path: 'credentialHelper', message: 'needs "google.com" with a clientId' });
  }
  return [...problems, ...findDuplicates(['tenants', 'tenants'], 'tenantId', tenants?.tenants ?? [])];
}

/**
 * Finds sign-in options of the project and of its tenants. For each option that is found, returns the path of its
 * `key`, for example `signInOptions[0].hd`.
 */
function findOptions(config: CheckedConfig, isFound: (option: SignInOption) => boolean, key: string): string[] {
  return findLists(config, 'signInOptions').flatMap(([path, options]) =>
    options.flatMap((option, index) => (isFound(option as SignInOption) ? formatPath([...path, index, key]) : [])),
  );
}

/**
 * Finds each key `hd` that has no effect. Called only for an app without tenants, where `hd` selects the provider for
 * the emails of a domain.
 */
function findDomainProblems(options: readonly SignInOption[]): ConfigProblem[] {
  const asksForEmail = options.some(({ provider }) => provider === 'password');
  const domains = options.map(({ hd }) =>
    typeof hd === 'string' ? normalizeValue('email', `@${hd}`).toLowerCase() : hd,
  );
  return options.flatMap(({ provider, hd }, index) => {
    if (hd === undefined) return [];
    const path = formatPath(['signInOptions', index, 'hd']);
    if (!isFederated(provider)) {
      const message = 'needs a provider such as "saml.acme" or "google.com", or the displayMode "identifierFirst"';
      return [{ path, message }];
    }
    if (!asksForEmail) return [{ path, message: 'needs the provider "password", which asks for the email' }];
    return typeof hd === 'string' && domains.indexOf(domains[index]) < index
      ? [{ path, message: `${JSON.stringify(hd)} is named twice` }]
      : [];
  });
}
