import { describeValue, type OptionProblem, suggestKey } from './option-problems.ts';

/** Returns the problems of a value at a path. Accepts any value, because an app without TypeScript may pass anything. */
export type CheckValue = (path: string, value: unknown) => readonly OptionProblem[];

/** Checks an object: all its keys must be known, and every known key is checked, even if it is missing. */
export function checkKeys(
  path: string,
  value: unknown,
  checks: Readonly<Record<string, CheckValue>>,
): readonly OptionProblem[] {
  if (!isRecord(value)) return mustBe(path, 'an object', value);
  const pathOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const known = Object.keys(checks);
  return [
    ...Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => ({ path: pathOf(key), message: `is not a known key; ${suggestKey(key, known)}` })),
    ...Object.entries(checks).flatMap(([key, check]) => check(pathOf(key), value[key])),
  ];
}

export function optional(check: CheckValue): CheckValue {
  return (path, value) => (value === undefined ? [] : check(path, value));
}

export function isFunction(path: string, value: unknown): readonly OptionProblem[] {
  return typeof value === 'function' ? [] : mustBe(path, 'a function', value);
}

export function isBoolean(path: string, value: unknown): readonly OptionProblem[] {
  return typeof value === 'boolean' ? [] : mustBe(path, 'true or false', value);
}

export const mustBe = (path: string, expected: string, value: unknown): readonly OptionProblem[] => [
  { path, message: `must be ${expected}, but is ${describeValue(value)}` },
];

/** Checks that a value is an object with these functions, such as the `Auth` of the Admin SDK. */
export function needsMethods(expected: string, names: readonly string[]): CheckValue {
  return (path, value) => {
    const methods = isObject(value) ? names.filter((name) => typeof Reflect.get(value, name) === 'function') : [];
    return methods.length === names.length ? [] : mustBe(path, expected, value);
  };
}

/** Checks a list of origins. */
export function checkOrigins(path: string, value: unknown): readonly OptionProblem[] {
  if (!Array.isArray(value)) return mustBe(path, 'a list of origins', value);
  const origins: readonly unknown[] = value;
  return origins.flatMap((origin, index) =>
    typeof origin === 'string' && URL.canParse(origin) && new URL(origin).origin === origin
      ? []
      : mustBe(`${path}[${index}]`, 'an origin without a path, such as "https://app.example"', origin),
  );
}

/** Checks the name of a cookie. Allows only characters that cannot end the name, or the header that contains it. */
export function checkCookieName(path: string, value: unknown): readonly OptionProblem[] {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
    ? []
    : mustBe(path, 'the name of a cookie: letters, digits, "_" and "-"', value);
}

/** Shortest secret, in characters. */
const shortestSecret = 32;

/** Checks a secret. The message does not contain the secret, because messages are written to logs. */
export function checkSecret(path: string, value: unknown): readonly OptionProblem[] {
  const expected = `a random text of at least ${shortestSecret} characters, such as the output of "openssl rand -hex 32"`;
  if (typeof value !== 'string') return mustBe(path, expected, value);
  if (value.length >= shortestSecret) return [];
  return [{ path, message: `must be ${expected}, but has ${value.length} characters` }];
}

/** Checks a limit: the highest count within a period. */
export function checkLimit(path: string, value: unknown): readonly OptionProblem[] {
  return checkKeys(path, value, {
    highest: (each, number) => (isPositive(number) ? [] : mustBe(each, 'a whole number above 0', number)),
    period: (each, number) =>
      isPositive(number) ? [] : mustBe(each, 'a whole number of milliseconds above 0', number),
  });
}

const isPositive = (value: unknown): boolean => isWholeNumber(value) && value > 0;

/** Checks a list of IDs of tenants, in which null stands for the project itself. */
export function checkTenantIds(path: string, value: unknown): readonly OptionProblem[] {
  if (!Array.isArray(value) || value.length === 0) return mustBe(path, 'a list with at least one tenant', value);
  const tenants: readonly unknown[] = value;
  return tenants.flatMap((tenant, index) =>
    tenant === null || (typeof tenant === 'string' && tenant !== '')
      ? []
      : mustBe(`${path}[${index}]`, 'the ID of a tenant, or null for the project itself', tenant),
  );
}

/**
 * Requires the function `tenantManager` of the Admin SDK if there are tenants.
 *
 * @param options the options, with `auth` and `tenants`
 * @param findId returns the ID in an item of `tenants`; null for the project itself
 */
export function checkTenantManager(
  options: unknown,
  findId: (tenant: unknown) => unknown = (tenant) => tenant,
): readonly OptionProblem[] {
  if (!isRecord(options)) return [];
  const { auth, tenants } = options;
  const hasTenants = Array.isArray(tenants) && tenants.some((tenant) => findId(tenant) !== null);
  if (!hasTenants || !isObject(auth) || typeof Reflect.get(auth, 'tenantManager') === 'function') return [];
  return [{ path: 'auth', message: 'must have the function tenantManager, because tenants are listed' }];
}

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);
