import { createMemoryStorage } from '../../fixtures/storage.ts';
import { findConfigProblems } from '../../src/widget/config/check-config.ts';
import { redirectStatus } from '../../src/widget/storage/redirect-status.ts';
import { storedRedirectUrl } from '../../src/widget/storage/redirect-url.ts';
import { textReaders } from './texts.ts';
import { urlFollowers } from './urls.ts';

const kilobyte = 1024;
const sizes = { small: 100 * kilobyte, large: 1000 * kilobyte };

/**
 * Texts to repeat until they are large. A regular expression or a parser may take quadratic time for many repetitions.
 */
const repeatedParts = [
  ...[
    'a',
    ' ',
    '\n',
    '.',
    'a.',
    'a@',
    '@',
    '-',
    '1',
    '1 ',
    '+1',
    '(',
    ')',
    ' (auth/',
    '(auth/x)',
    'a:',
    ' : ',
    '_ ',
    '/',
  ],
  ...['../', '\\', '%', '%2f', '&a=', '?', '#', ';', '; ', '=', '"', '{', '[', '{"a":', '<', '👩‍👩‍👧', 'é', '\u0301', '00'],
] as const;

/**
 * Maximum ratio of the time for 1 MB to the time for 100 KB. The ratio is about 10 for linear time, and about 100 for
 * quadratic time.
 */
const maxRatio = 50;
/**
 * Time in milliseconds. If a reader needs less than this time for 1 MB, {@link maxRatio} is not checked, because such a
 * short time cannot be measured exactly enough.
 */
const measurableMs = 200;
/** Largest allowed processor time for 1 MB, in milliseconds. */
const largeLimitMs = 1000;
/**
 * Largest allowed processor time for 100 KB, in milliseconds. A slower reader is not tested with 1 MB, because that
 * test would hang.
 */
const smallLimitMs = 300;

type Reader = (text: string) => unknown;

const address = new URL('https://app.example/Login');

export const largeTextReaders: Readonly<Record<string, Reader>> = {
  ...textReaders,
  ...Object.fromEntries(
    Object.entries(urlFollowers).map(([name, { follow }]) => [name, (text: string) => follow(text, address)]),
  ),
  'stored values'(text) {
    const keys = ['doorstep:redirectUrl', 'doorstep:redirectStatus'];
    const storage = createMemoryStorage(new Map(keys.map((key) => [key, text])));
    return [storedRedirectUrl.take(storage), redirectStatus.read(storage)];
  },
  'a configuration': (text) =>
    findConfigProblems({ signInOptions: [{ provider: text }], siteName: text, [text]: text }),
};

/**
 * Runs each reader on large texts that repeat one part many times. If a reader takes too long for a text, returns a
 * line with the measured times.
 */
export function findSlowReaders(
  readers: Readonly<Record<string, Reader>> = largeTextReaders,
  parts: readonly string[] = repeatedParts,
): readonly string[] {
  Object.assign(globalThis, { location: { href: address.href } });
  return parts.flatMap((part) =>
    Object.entries(readers).flatMap(([name, read]) => {
      const problem = findGrowth((size) => measure(read, toText(part, size)));
      return problem === null
        ? []
        : [`slow: reader "${name}", given the text ${JSON.stringify(part)} repeated: ${problem}`];
    }),
  );
}

function findGrowth(measureSize: (size: number) => number): string | null {
  const measureSmall = () => measureSize(sizes.small);
  const first = measureSmall();
  // If the first time is too long, garbage collection may be the reason. So measure twice more, and use the shortest
  // time.
  const small = first > smallLimitMs ? Math.min(first, measureSmall(), measureSmall()) : first;
  if (small > smallLimitMs) return `${small.toFixed(0)} ms for 100 KB (limit: ${smallLimitMs} ms)`;
  const large = measureSize(sizes.large);
  if (!isSlow(small, large)) return null;
  // Other programs may have distorted the times. So measure both sizes again, and compare the longer time for 100 KB
  // with the shorter time for 1 MB.
  const longestSmall = Math.max(small, measureSmall());
  const shortestLarge = Math.min(large, measureSize(sizes.large));
  return isSlow(longestSmall, shortestLarge)
    ? `${longestSmall.toFixed(1)} ms for 100 KB, ${shortestLarge.toFixed(0)} ms for 1 MB (limits: ${largeLimitMs} ms and, above ${measurableMs} ms, ${maxRatio} times as long as for 100 KB)`
    : null;
}

const isSlow = (small: number, large: number): boolean =>
  large > largeLimitMs || (large > measurableMs && large > maxRatio * small);

const toText = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/**
 * Returns the processor time that a reader takes, in milliseconds. The elapsed time would also depend on other
 * programs.
 */
function measure(read: Reader, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // Ignore the error: only the time matters here. The fuzzers find errors.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
