import { createMemoryStorage } from '../../fixtures/storage.ts';
import { findConfigProblems } from '../../src/widget/config/check-config.ts';
import { redirectStatus } from '../../src/widget/storage/redirect-status.ts';
import { storedRedirectUrl } from '../../src/widget/storage/redirect-url.ts';
import { textReaders } from './texts.ts';
import { urlFollowers } from './urls.ts';

const kilobyte = 1024;
const sizes = { small: 100 * kilobyte, large: 1000 * kilobyte };

/** Parts that, repeated, have made expressions and parsers quadratic. */
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

/** A cost of ten times the size: 10 if linear, 100 if quadratic. */
const maxRatio = 50;
/** Milliseconds below which the cost of 1 MB is no problem, whatever its ratio. */
const measurableMs = 200;
/** Milliseconds of processor time for 1 MB. */
const largeLimitMs = 1000;
/** A reader that takes longer for the small text is not run with the large one: it would hang. */
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

/** Returns the readers for which a text of 1 MB costs more than ten times as much as one of 100 KB, with their costs. */
export function findSlowReaders(
  readers: Readonly<Record<string, Reader>> = largeTextReaders,
  parts: readonly string[] = repeatedParts,
): readonly string[] {
  Object.assign(globalThis, { location: { href: address.href } });
  return parts.flatMap((part) =>
    Object.entries(readers).flatMap(([name, read]) => {
      const problem = findGrowth((size) => measure(read, toText(part, size)));
      return problem === null ? [] : [`slow: ${name}: ${JSON.stringify(part)} repeated: ${problem}`];
    }),
  );
}

function findGrowth(measureSize: (size: number) => number): string | null {
  const small = measureSize(sizes.small);
  if (small > smallLimitMs) return `${small.toFixed(0)} ms for 100 KB`;
  const large = measureSize(sizes.large);
  if (!isSlow(small, large)) return null;
  // Other programs may have taken the caches meanwhile. Measure again before reporting.
  const [fastSmall, fastLarge] = [Math.max(small, measureSize(sizes.small)), Math.min(large, measureSize(sizes.large))];
  return isSlow(fastSmall, fastLarge)
    ? `${fastSmall.toFixed(1)} ms for 100 KB, ${fastLarge.toFixed(0)} ms for 1 MB`
    : null;
}

const isSlow = (small: number, large: number): boolean =>
  large > largeLimitMs || (large > measurableMs && large > maxRatio * small);

const toText = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Returns the milliseconds of processor time of this process, which do not grow while other programs run. */
function measure(read: Reader, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // Other fuzzers find errors.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
