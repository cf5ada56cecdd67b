import { ConfigError, type ConfigProblem, describeValue } from './config/config-error.ts';
import type { CheckPassword, EstimatePassword, PasswordAdvice, PasswordScore } from './config/ui-config.ts';

/** The part of `@zxcvbn-ts/core` that estimates the strength. */
export interface ZxcvbnCore {
  readonly ZxcvbnFactory: new (options: never) => {
    check(password: string, userInputs?: string[]): ZxcvbnResult;
  };
}

export interface ZxcvbnResult {
  readonly score: PasswordScore;
  readonly feedback: { readonly warning: string | null };
}

/** The part of a package such as `@zxcvbn-ts/language-en` that the estimate uses. */
export interface ZxcvbnLanguage {
  readonly dictionary: object;
  /** The keys that are next to each other on keyboards. */
  readonly adjacencyGraphs?: object;
}

export interface PasswordStrengthOptions {
  /**
   * Loads `@zxcvbn-ts/core` and any number of languages of zxcvbn-ts. Returns the core first. Called when a visitor
   * first types a new password.
   */
  readonly load: () => Promise<readonly [ZxcvbnCore, ...ZxcvbnLanguage[]]>;
  /** Minimum score that a password needs. Defaults to 3. With 0, the check accepts every password. */
  readonly minimumScore?: PasswordScore | undefined;
}

/** The two options of `config` that {@link passwordStrength} creates. */
export interface PasswordStrengthConfig {
  readonly passwordStrength: EstimatePassword;
  readonly checkPassword: CheckPassword;
}

/**
 * Creates two options of `config` that use the library zxcvbn-ts: `passwordStrength` shows how strong a new password
 * is, and `checkPassword` refuses a weak one. Passwords do not leave the page.
 *
 * @example const config = { signInOptions: ['password'], ...passwordStrength({ load }) };
 *
 * @throws ConfigError if an option is wrong
 */
export function passwordStrength(options: PasswordStrengthOptions): PasswordStrengthConfig {
  const problems = findProblems(options);
  if (problems.length > 0) throw new ConfigError(problems);
  const { load, minimumScore = 3 } = options;
  let loading: Promise<InstanceType<ZxcvbnCore['ZxcvbnFactory']>> | null = null;

  async function estimate(password: string, email: string): Promise<ZxcvbnResult> {
    loading ??= load().then(createEstimator);
    try {
      return (await loading).check(password, listEmailParts(email));
    } catch (error) {
      // Load the library again for the next password, because the failure may have been temporary.
      loading = null;
      throw error;
    }
  }

  return {
    async passwordStrength(password, { email }) {
      const { score, feedback } = await estimate(password, email);
      return score < 3 ? { score, advice: chooseAdvice(feedback.warning) } : { score };
    },
    async checkPassword(password, { email }) {
      const { score } = await estimate(password, email);
      return score < minimumScore ? { message: 'passwordTooWeak' } : undefined;
    },
  };
}

function createEstimator([{ ZxcvbnFactory }, ...languages]: readonly [ZxcvbnCore, ...ZxcvbnLanguage[]]) {
  const dictionary = Object.assign({}, ...languages.map((language) => language.dictionary));
  const graphs = Object.assign({}, ...languages.map(({ adjacencyGraphs }) => adjacencyGraphs));
  // The cast is safe: all languages of the library have these parts.
  return new ZxcvbnFactory({ dictionary, graphs } as never);
}

/**
 * Returns the email and its parts, such as `ada` and `lovelace`. A password that contains one of these words is easy to
 * guess.
 */
const listEmailParts = (email: string): string[] => [
  email,
  ...email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2),
];

/**
 * Warnings of zxcvbn-ts about a pattern in the password, such as a date. If a password has such a pattern, avoiding the
 * pattern helps more than adding a word.
 */
const patternWarnings: ReadonlySet<string | null> = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'namesByThemselves',
  'commonNames',
  'userInputs',
]);

/**
 * Returns the advice that helps most: avoid a pattern, or add words. Does not use the advice of zxcvbn-ts, because it
 * recommends another word even for passwords that another word does not improve.
 */
const chooseAdvice = (warning: string | null): PasswordAdvice => ({
  message: patternWarnings.has(warning) ? 'passwordAvoidPatterns' : 'passwordAddWords',
});

const knownKeys: readonly string[] = ['load', 'minimumScore'] satisfies (keyof PasswordStrengthOptions)[];

/** Returns the problems of the options. Accepts any value, because an app without TypeScript may pass anything. */
function findProblems(options: unknown): readonly ConfigProblem[] {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return [{ path: 'passwordStrength', message: `must be an object, but is ${describeValue(options)}` }];
  }
  const { load, minimumScore = 3 } = options as Partial<Record<keyof PasswordStrengthOptions, unknown>>;
  const isScore = Number.isInteger(minimumScore) && Number(minimumScore) >= 0 && Number(minimumScore) <= 4;
  return [
    ...Object.keys(options)
      .filter((key) => !knownKeys.includes(key))
      .map((key) => ({
        path: `passwordStrength.${key}`,
        message: 'is not a known key; known are "load" and "minimumScore"',
      })),
    ...(typeof load === 'function'
      ? []
      : [{ path: 'passwordStrength.load', message: `must be a function, but is ${describeValue(load)}` }]),
    ...(isScore
      ? []
      : [
          {
            path: 'passwordStrength.minimumScore',
            message: `must be 0, 1, 2, 3 or 4, but is ${describeValue(minimumScore)}`,
          },
        ]),
  ];
}
