import fc from 'fast-check';

/** Checks a guarantee of the product with generated values. */
export interface Fuzzer<T = unknown> {
  /** Name of the generated values in the plural, such as `configurations`. */
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<T>;
  /**
   * Throws or rejects if the product breaks a guarantee for this value.
   *
   * @throws AssertionError that names the guarantee, or any error of the product
   */
  readonly check: (value: T) => void | Promise<void>;
}

/** Hides the type of a fuzzer's values, so that fuzzers of several types fit in one list. */
export const defineFuzzer = <T>(fuzzer: Fuzzer<T>): Fuzzer => fuzzer as unknown as Fuzzer;

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
}

/**
 * Runs a fuzzer. Returns a report with the smallest value for which `check` throws, or null if no such value is found.
 */
export async function runFuzzer({ arbitrary, check }: Fuzzer, { runs, seed }: FuzzOptions): Promise<string | null> {
  // Turn off the product's log. The product logs the invalid values that it ignores, and thousands of lines would hide
  // the findings.
  Object.assign(console, { info() {}, warn() {} });
  const property = fc.asyncProperty(arbitrary, async (value) => check(value));
  const result = await fc.check(property, { numRuns: runs, seed });
  if (!result.failed) return null;
  const error = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return `${shorten(error)}\n  value: ${shorten(fc.stringify(result.counterexample?.[0]))}\n  after ${result.numRuns} runs`;
}

/** Shortens a value for the terminal, because a value may be a megabyte long. */
const shorten = (text: string): string =>
  text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} characters)` : text;
