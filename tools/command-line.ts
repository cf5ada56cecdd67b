import { Command as Parser, CommanderError, Help, InvalidArgumentError } from 'commander';
import { suggestSimilar } from './similar-name.ts';

export { InvalidArgumentError as ArgumentError };

export interface Command {
  /** The usage line, such as `npm run stories -- [build]`. */
  readonly usage: string;
  /** One or two sentences for `--help`. */
  readonly about: string;
  /** Lists at the end of the help text. Maps the heading of each list to its words with their explanations. */
  readonly lists?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The options by name. The names have no leading dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Arguments that belong to no option. Omit to accept none. */
  readonly positionals?: Positionals;
}

export interface Option {
  readonly help: string;
  /** The placeholder for the value in the help text, such as NUMBER. Omit for a flag. */
  readonly value?: string;
  /**
   * Converts the value.
   *
   * @throws ArgumentError if the value is invalid
   */
  readonly parse?: (text: string) => unknown;
  /** True if the option may be repeated. Otherwise, only the last value is used. */
  readonly multiple?: boolean;
}

export interface Positionals {
  /** The placeholders for the arguments in the help text, such as FILE, each with its description. */
  readonly help: Readonly<Record<string, string>>;
  /**
   * Converts one argument.
   *
   * @throws ArgumentError if the argument is invalid
   */
  readonly parse?: (text: string) => unknown;
  /** Maximum number of arguments. Omit for no limit. */
  readonly max?: number;
}

type Converted<T> = T extends { readonly parse: (text: string) => infer V } ? V : string;
type OptionValue<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly multiple: true }
    ? readonly Converted<O>[]
    : Converted<O> | undefined
  : boolean;

/** The arguments of a command. An option that may be repeated has a list of values. */
export interface Arguments<C extends Command> {
  readonly values: C['options'] extends Readonly<Record<string, Option>>
    ? { readonly [Name in keyof C['options']]: OptionValue<C['options'][Name]> }
    : Readonly<Record<never, never>>;
  readonly positionals: C['positionals'] extends Positionals ? readonly Converted<C['positionals']>[] : readonly [];
}

/** A text to print instead of running the command: the help, or an error about the arguments. */
export interface Notice {
  readonly print: string;
  readonly exitCode: 0 | 2;
}

/**
 * Reads the arguments of a command.
 *
 * @returns the arguments; or, if they are wrong or ask for help, a text to print and an exit code
 */
export function readArguments<const C extends Command>(
  command: C,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Arguments<C> | Notice {
  const { options = {}, positionals } = command;
  // Report an option that npm has taken as its own because the separator `--` is missing. For the option `--lane`, npm
  // sets `npm_config_lane`.
  const kept = Object.keys(options).find(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (kept !== undefined)
    return misuse(
      command,
      `npm has taken --${kept} as an option of its own. Write "--" and a space before the options: ` +
        `${withoutArguments(command.usage)} -- --${kept} …`,
    );

  let print = '';
  const write = (text: string): void => void (print += text);
  const parser = createParser(command).configureOutput({ writeOut: write, writeErr: write });
  try {
    parser.parse(args, { from: 'user' });
  } catch (error) {
    if (error instanceof OptionError) return misuse(command, error.message);
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? { print: print.trimEnd(), exitCode: 0 } : misuse(command, describe(error, options));
  }
  const max = positionals?.max ?? Number.POSITIVE_INFINITY;
  if (parser.args.length > max) {
    const allowed = max === 1 ? 'one argument' : `${max} arguments`;
    return misuse(command, `unexpected argument '${parser.args[max]}'. Expected at most ${allowed}.`);
  }
  const converted: unknown[] = [];
  for (const text of parser.args) {
    try {
      converted.push(positionals?.parse?.(text) ?? text);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      return misuse(command, `unknown argument '${text}'. ${error.message}`);
    }
  }
  return { values: parser.opts(), positionals: converted } as unknown as Arguments<C>;
}

/**
 * Reads the arguments of this process. If they are wrong or ask for help, prints a text, sets the exit code and returns
 * null.
 *
 * @param findProblem returns the reason why valid arguments cannot be used together; null if they can
 */
export function readProcessArguments<const C extends Command>(
  command: C,
  findProblem: (args: Arguments<C>) => string | null = () => null,
): Arguments<C> | null {
  const read = readArguments(command, process.argv.slice(2));
  const problem = 'print' in read ? null : findProblem(read);
  const result = problem === null ? read : misuse(command, problem);
  if (!('print' in result)) return result;
  (result.exitCode === 0 ? console.log : console.error)(result.print);
  process.exitCode = result.exitCode;
  return null;
}

/** Returns a notice about wrong arguments, such as two options that exclude one another. */
export function misuse({ usage }: Command, problem: string): Notice {
  return { print: `error: ${problem}\n${hint(usage)}`, exitCode: 2 };
}

/** Returns a `parse` function that accepts one of the given words. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text);
    if (choice === undefined)
      throw new InvalidArgumentError(
        choices.length > 1
          ? `${suggestSimilar(text, choices)}Expected one of: ${choices.join(', ')}.`
          : `Expected "${choices[0]}".`,
      );
    return choice;
  };
}

/** Returns a `parse` function that accepts a whole number from `min` to `max`. */
export function wholeNumber(min: number, max = Number.POSITIVE_INFINITY): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,15}$/.test(text) && number >= min && number <= max) return number;
    const bounds = max === Number.POSITIVE_INFINITY ? `${min} or more` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`Expected a whole number, ${bounds}.`);
  };
}

/** Matches one of our commands in a help text, such as `npm run mutate -- --faults`. */
const commandLine = /\bnpm (?:test|start|run [\w-]+)(?: -- -{0,2}[\w-]+)?/g;

/**
 * A character that replaces the spaces in a command while {@link wrap} breaks a help text into lines, so that no line
 * ends within the command. Help texts do not contain this character.
 */
const keptSpace = '\u2060';

const wrap = (text: string, width: number): string => {
  const kept = text.replaceAll(commandLine, (line) => line.replaceAll(' ', keptSpace));
  return new Help().boxWrap(kept, width).replaceAll(keptSpace, ' ');
};

/** Returns a list for the help text. It has two columns, like the lists of Commander. */
const formatList = (heading: string, list: Readonly<Record<string, string>>): string => {
  const width = Math.max(...Object.keys(list).map(({ length }) => length));
  return [`\n${heading}`, ...Object.entries(list).map(([word, help]) => `  ${word.padEnd(width)}  ${help}`)].join('\n');
};

function createParser({ usage, about, lists = {}, options = {}, positionals }: Command): Parser {
  const parser = new Parser()
    .description(about)
    .helpOption('-h, --help', 'Show this help.')
    // Show only our own descriptions, because Commander would append the default values.
    .configureHelp({ commandUsage: () => usage, optionDescription: ({ description }) => description, boxWrap: wrap })
    .exitOverride();
  for (const [name, { help, value, parse = String, multiple }] of Object.entries(options)) {
    if (value === undefined) {
      parser.option(`--${name}`, help, false);
      continue;
    }
    const readValue = (text: string): unknown => {
      // In `--lane --name`, Commander would take `--name` as the value of `--lane`. Report the missing value instead.
      if (text.startsWith('--')) throw new OptionError(missingValue(name, value));
      try {
        return parse(text);
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        throw new OptionError(`--${name} cannot be '${text}'. ${error.message}`);
      }
    };
    if (multiple) parser.option(`--${name} <${value}>`, help, collect(readValue), []);
    else parser.option(`--${name} <${value}>`, help, readValue);
  }
  // Let Commander accept any number of arguments, because `readArguments` counts them and the command checks them.
  for (const [name, help] of Object.entries(positionals?.help ?? {})) parser.argument(`[${name}]`, help);
  if (positionals) parser.allowExcessArguments();
  for (const [heading, list] of Object.entries(lists)) parser.addHelpText('after', formatList(heading, list));
  return parser;
}

/** Thrown if the value of an option is missing or wrong. The message names the option. */
class OptionError extends Error {}

const missingValue = (name: string, placeholder: string): string =>
  `--${name} needs a value: --${name} ${placeholder}.`;

/** Returns the message for an error that the parser has found. */
function describe({ code, message }: CommanderError, options: Readonly<Record<string, Option>>): string {
  if (code === 'commander.optionMissingArgument') {
    const name = Object.keys(options).find((each) => message.includes(`'--${each} <`)) ?? '';
    return missingValue(name, options[name]?.value ?? 'VALUE');
  }
  // The parser's message lists the unexpected arguments after a colon.
  if (code === 'commander.excessArguments')
    return `unexpected argument '${message.split(': ').at(-1)?.replace(/\.$/, '')}'.`;
  return message.replace(/^error: /, '').replace(/\n\((.*)\)$/, '. $1');
}

/** Returns the usage, and the command that prints the help. */
const hint = (usage: string): string => `Usage: ${usage}\nFor help, run: ${withoutArguments(usage)} -- --help`;

const withoutArguments = (usage: string): string => /^npm (?:run )?\S+/.exec(usage)?.[0] ?? usage;

const collect =
  (parse: Option['parse'] = String) =>
  (text: string, previous: readonly unknown[] = []): readonly unknown[] => [...previous, parse(text)];
