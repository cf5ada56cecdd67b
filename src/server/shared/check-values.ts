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

/** Checks the name of a cookie. Other characters could end the cookie or the header that contains it. */
export function checkCookieName(path: string, value: unknown): readonly OptionProblem[] {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
    ? []
    : mustBe(path, 'the name of a cookie: letters, digits, "_" and "-"', value);
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);
