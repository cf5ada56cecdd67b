type Config = Readonly<Record<string, unknown>>;

/** The widget's configuration as a scenario gives it, on top of what the product has (spec §1, §2). */
export class ConfigDraft {
  #config: Config = { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' };

  get config(): Config {
    return this.#config;
  }

  /** Sets keys; null takes one away. */
  change(change: Config): void {
    this.#config = merged(this.#config, change);
  }

  /** Sets options of the password provider; null takes one away. */
  changePassword(change: Config): void {
    const options = this.#config['signInOptions'];
    if (!Array.isArray(options)) throw new Error('expected a list of signInOptions to find the password provider in');
    const changed = options.map((option: unknown) => (isPassword(option) ? merged(fields(option), change) : option));
    if (!options.some(isPassword)) throw new Error('expected the password provider among the signInOptions');
    this.change({ signInOptions: changed });
  }
}

function merged(config: Config, change: Config): Config {
  return Object.fromEntries(Object.entries({ ...config, ...change }).filter(([, value]) => value !== null));
}

const fields = (option: unknown): Config => (typeof option === 'string' ? { provider: option } : (option as Config));

function isPassword(option: unknown): boolean {
  if (option === 'password') return true;
  return typeof option === 'object' && option !== null && 'provider' in option && option.provider === 'password';
}
