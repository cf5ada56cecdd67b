import { ConfigError, type ConfigProblem, describeValue } from './config/config-error.ts';
import type { CheckPassword } from './config/ui-config.ts';
import { parseWebUrl } from './safe-url.ts';

export interface BreachedPasswordOptions {
  /**
   * The check appends the first five digits of the password's hash to this URL. Defaults to the range interface of Have
   * I Been Pwned. An app can set the URL of a proxy on its own site.
   */
  readonly url?: string | undefined;
  /** The check refuses a password that appears in data breaches at least this number of times. Defaults to 1. */
  readonly minimumCount?: number | undefined;
}

/** Number of hexadecimal digits that the check sends: the first digits of the password's hash. */
const prefixLength = 5;

/**
 * Creates a check for the option `checkPassword` that refuses passwords from data breaches. The check sends only five
 * digits of the password's SHA-1 hash. Many passwords share these digits, so the digits do not reveal the password.
 *
 * @throws ConfigError if an option is wrong
 */
export function breachedPassword(options: BreachedPasswordOptions = {}): CheckPassword {
  const problems = findProblems(options);
  if (problems.length > 0) throw new ConfigError(problems);
  const { url = 'https://api.pwnedpasswords.com/range/', minimumCount = 1 } = options;
  return async (password, { signal }) => {
    const hash = await hashPassword(password);
    const range = await fetchRange(`${url.replace(/\/$/, '')}/${hash.slice(0, prefixLength)}`, signal);
    return findCount(range, hash.slice(prefixLength)) < minimumCount ? undefined : { message: 'passwordBreached' };
  };
}

/** Returns the SHA-1 hash as 40 hexadecimal digits in upper case. */
async function hashPassword(password: string): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) throw new Error('breachedPassword: crypto.subtle is missing, because the page was not loaded by https.');
  const bytes = new Uint8Array(await subtle.digest('SHA-1', new TextEncoder().encode(password)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
}

/**
 * Fetches the hashes that begin with the digits at the end of the URL. These digits are part of the password's hash, so
 * no error contains the URL: the app may send errors to an error reporting service.
 */
async function fetchRange(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    // Asks the service to add made-up lines to its answer. Otherwise, an observer of the network could tell from the
    // length of the answer which digits of the password's hash were sent.
    headers: { 'Add-Padding': 'true' },
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
    // Keeps the URL out of the browser's cache, because the URL ends with digits of the password's hash.
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`breachedPassword: expected the status 200, but received ${response.status}.`);
  const range = await response.text();
  if (!/^[\dA-F]{35}:\d+\s*$/im.test(range)) throw new Error('breachedPassword: received no list of hashes.');
  return range;
}

/**
 * Returns how often the password whose hash ends in `suffix` occurs in data breaches. For example, the line
 * `0018A45C4D1DEF81644B54AB7F969B88D65:3` stands for 3 occurrences. To hide the true length of its answer, the service
 * adds made-up lines with the number 0.
 */
function findCount(range: string, suffix: string): number {
  const line = range.split('\n').find((each) => each.toUpperCase().startsWith(`${suffix}:`));
  return line === undefined ? 0 : Number(line.slice(suffix.length + 1));
}

const knownKeys: readonly string[] = ['url', 'minimumCount'] satisfies (keyof BreachedPasswordOptions)[];

/** Returns the problems of the options. Accepts any value, because an app without TypeScript may pass anything. */
function findProblems(options: unknown): readonly ConfigProblem[] {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return [{ path: 'breachedPassword', message: `must be an object, but is ${describeValue(options)}` }];
  }
  const { url, minimumCount } = options as Partial<Record<keyof BreachedPasswordOptions, unknown>>;
  const unknown = Object.keys(options).filter((key) => !knownKeys.includes(key));
  return [
    ...unknown.map((key) => ({
      path: `breachedPassword.${key}`,
      message: 'is not a known key; known are "url" and "minimumCount"',
    })),
    ...(url === undefined || isRangeUrl(url)
      ? []
      : [
          {
            path: 'breachedPassword.url',
            message: `must be a path, or a URL with http: or https:, without "?" and "#", but is ${describeValue(url)}`,
          },
        ]),
    ...(minimumCount === undefined || (Number.isInteger(minimumCount) && Number(minimumCount) > 0)
      ? []
      : [
          {
            path: 'breachedPassword.minimumCount',
            message: `must be a whole number above 0, but is ${describeValue(minimumCount)}`,
          },
        ]),
  ];
}

function isRangeUrl(url: unknown): boolean {
  if (typeof url !== 'string' || url === '' || /[?#]/.test(url)) return false;
  return parseWebUrl(url, new URL(globalThis.location?.href ?? 'http://localhost/')) !== null;
}
