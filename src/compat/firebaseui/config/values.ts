// FirebaseUI accepts most values unchecked. The functions of this file warn about values that FirebaseUI would ignore
// or misread.

/** Shows the developer a warning about the configuration. */
export type Warn = (message: string) => void;

/** A value of the configuration, and its path, such as `signInOptions[0].iconUrl`. Warnings contain the path. */
export interface Given {
  readonly path: string;
  readonly value: unknown;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Callback = (...parameters: never[]) => unknown;
export const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** Warns that a configured value is not used. Always returns undefined. */
export function ignore({ path, value }: Given, expected: string, warn: Warn): undefined {
  warn(`${path} is ignored: expected ${expected}, saw ${describe(value)}.`);
}

/** Reads a string, and converts a number to a string. Returns undefined for an empty string and for any other type. */
export function readText(given: Given, warn: Warn): string | undefined {
  const { value } = given;
  if (isAbsent(value)) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : ignore(given, 'a text', warn);
}

/** Returns the callback, or undefined if the value is not a function. */
export function readCallback(given: Given, warn: Warn): Callback | undefined {
  const { value } = given;
  if (isAbsent(value)) return undefined;
  return isCallback(value) ? value : ignore(given, 'a function', warn);
}

/** URLs with these schemes can run a script or contain a whole document. */
const unsafeSchemes: ReadonlySet<string> = new Set([
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'javascript',
  'vbscript',
]);

/**
 * Reads the target of a link: a path, or a URL that is safe to open. Returns undefined for any other value. URLs of
 * mobile apps, such as `myapp://terms`, count as safe. FirebaseUI would open a blank page for them (reference §11.1).
 *
 * @param base the base of a relative URL
 */
export function readLink(given: Given, base: URL, warn: Warn): string | undefined {
  const text = readText(given, warn);
  if (text === undefined) return undefined;
  const url = parseUrl(text, base);
  return url && !unsafeSchemes.has(url.protocol.slice(0, -1))
    ? text
    : ignore(given, 'a path or a URL that is safe to open', warn);
}

/**
 * Reads the URL of an image, and makes it absolute. Returns undefined for schemes other than http and https. FirebaseUI
 * throws an error in this case (reference §6.3).
 */
export function readImageUrl(given: Given, base: URL, warn: Warn): string | undefined {
  const text = readText(given, warn);
  if (text === undefined) return undefined;
  const url = parseUrl(text, base);
  return url && isWebUrl(url) ? url.href : ignore(given, 'a path, or a URL with http: or https:', warn);
}

/** Parses a URL. Returns null for an invalid URL. */
export const parseUrl = (text: string, base: URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

export const isWebUrl = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

export function withoutUndefined<T extends object>(object: { readonly [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

/** Returns true if the value has the same effect as a missing key. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === '';

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : (JSON.stringify(value) ?? String(value));
}
