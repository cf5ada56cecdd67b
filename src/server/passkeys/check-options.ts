import {
  checkKeys,
  checkLimit,
  checkSecret,
  checkTenantIds,
  checkTenantManager,
  type CheckValue,
  isFunction,
  isRecord,
  mustBe,
  needsMethods,
  optional,
} from '../shared/check-values.ts';
import type { OptionProblem } from '../shared/option-problems.ts';
import type { PasskeysOptions } from './options.ts';
import { PasskeyOptionsError } from './options-error.ts';
import { isName, longestName } from './passkey-names.ts';

const checks: Readonly<Record<keyof PasskeysOptions, CheckValue>> = {
  auth: needsMethods('the Auth of the Firebase Admin SDK, such as getAuth(initializeApp())', [
    'verifyIdToken',
    'getUser',
    'createCustomToken',
  ]),
  site: (path, value) =>
    isDomain(value) ? [] : mustBe(path, 'a domain in lower case, such as "example.com" or "localhost"', value),
  // Checked by `checkOrigins`, which needs the site.
  origins: () => [],
  name: (path, value) =>
    isName(value) ? [] : mustBe(path, `a text of 1 to ${longestName} characters, without "<" and ">"`, value),
  store: needsMethods('a store, such as createMemoryStore()', ['get', 'list', 'add', 'change', 'remove', 'count']),
  secret: checkSecret,
  tenants: optional(checkTenantIds),
  limit: optional(checkLimit),
  reportError: optional(isFunction),
};

/** @throws PasskeyOptionsError that lists every wrong option of `createPasskeys` */
export function checkPasskeysOptions(options: unknown): void {
  throwIfAny('createPasskeys', [
    ...checkKeys('', options, checks),
    ...checkOrigins(options),
    ...checkTenantManager(options),
  ]);
}

/** @throws PasskeyOptionsError if there is at least one problem */
export function throwIfAny(owner: string, problems: readonly OptionProblem[]): void {
  if (problems.length > 0) throw new PasskeyOptionsError(owner, problems);
}

/** Returns true for the name of a domain. Returns false for an IP address, for which browsers create no passkeys. */
const isDomain = (value: unknown): value is string =>
  typeof value === 'string' &&
  URL.canParse(`https://${value}/`) &&
  new URL(`https://${value}/`).hostname === value &&
  /[a-z][a-z\d-]*$/.test(value);

/** Checks that each origin can use passkeys of the site. Browsers refuse these passkeys on all other origins. */
function checkOrigins(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options)) return [];
  const { site, origins } = options;
  if (!Array.isArray(origins) || origins.length === 0)
    return mustBe('origins', 'a list with at least one origin, such as ["https://example.com"]', origins);
  const domain = isDomain(site) ? site : 'example.com';
  const values: readonly unknown[] = origins;
  return values.flatMap((origin, index) =>
    isOriginOf(site, origin)
      ? []
      : mustBe(`origins[${index}]`, `an origin of ${domain} with https:, such as "https://${domain}"`, origin),
  );
}

/** @param site the domain. If it is invalid, any domain is accepted: another check reports the invalid `site` */
function isOriginOf(site: unknown, origin: unknown): boolean {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  const { origin: own, protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (own !== origin || !(protocol === 'https:' || (protocol === 'http:' && isLocal))) return false;
  return !isDomain(site) || hostname === site || hostname.endsWith(`.${site}`);
}
