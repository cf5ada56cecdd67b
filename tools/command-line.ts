import { parseArgs } from 'node:util';
import { findNearest } from './nearest.ts';

/** A command as a table: everything that its arguments may be. */
export interface Command {
  /** Such as `npm run stories -- [build]`. */
  readonly usage: string;
  /** One or two sentences for `--help`. */
  readonly about: string;
  /** By name, without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Arguments that belong to no option; none are accepted without this. */
  readonly positionals?: Positionals;
}

export interface Option {
  readonly help: string;
  /** The placeholder of the value, such as NUMBER; an option without one is a flag. */
  readonly value?: string;
  /** Converts the value. Throws an {@link ArgumentError} with what was expected. */
  readonly parse?: (text: string) => unknown;
  /** May be repeated; without this, the last one counts. */
  readonly multiple?: boolean;
}

export interface Positionals {
  /** The placeholder, such as FILE. */
  readonly name: string;
  readonly help?: string;
  /** Converts one argument. Throws an {@link ArgumentError} with what was expected. */
  readonly parse?: (text: string) => unknown;
  /** How many are accepted at most; any number without this. */
  readonly max?: number;
}

type Converted<T> = T extends { readonly parse: (text: string) => infer V } ? V : string;
type OptionValue<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly multiple: true }
    ? readonly Converted<O>[]
    : Converted<O> | undefined
  : boolean;

/** The typed arguments of a command. A repeatable option that is not given is an empty list, a flag is false. */
export interface Arguments<C extends Command> {
  readonly values: C['options'] extends Readonly<Record<string, Option>>
    ? { readonly [Name in keyof C['options']]: OptionValue<C['options'][Name]> }
    : Readonly<Record<never, never>>;
  readonly positionals: C['positionals'] extends Positionals ? readonly Converted<C['positionals']>[] : readonly [];
}

/** A text to print instead of running: the help, or an error in the arguments. */
export interface Notice {
  readonly print: string;
  readonly exitCode: 0 | 2;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong argument. If `parse` throws it, its message is what was expected: "a number from 1 on". */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  /** The words that are accepted, to suggest the nearest one. */
  readonly choices: readonly string[];

  constructor(message: string, choices: readonly string[] = []) {
    super(message);
    this.choices = choices;
  }
}

/** Reads the arguments of a command, or returns what to print instead. */
export function readArguments<const C extends Command>(
  command: C,
  args: readonly string[],
  environment: Environment = process.env,
): Arguments<C> | Notice {
  if (args.includes('--help') || args.includes('-h')) return { print: helpFor(command), exitCode: 0 };
  try {
    return parseTokens(command, args, environment) as unknown as Arguments<C>; // the types say what parseTokens does
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    return misuse(command, error.message);
  }
}

/** Reads the arguments of this process, or prints the help or the error, sets the exit code and returns null. */
export function readProcessArguments<const C extends Command>(command: C): Arguments<C> | null {
  const result = readArguments(command, process.argv.slice(2));
  if (!('print' in result)) return result;
  (result.exitCode === 0 ? console.log : console.error)(result.print);
  process.exitCode = result.exitCode;
  return null;
}

/** Returns the notice for arguments that are wrong, for rules that a table cannot hold. */
export function misuse({ usage }: Command, problem: string): Notice {
  return { print: `${problem}\nUsage: ${usage}\nRun it with --help for a description.`, exitCode: 2 };
}

/** Accepts one of these words. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((each) => each === text);
    if (choice === undefined) throw new ArgumentError(`one of: ${choices.join(', ')}`, choices);
    return choice;
  };
}

/** Accepts a whole number of these bounds, both included. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new ArgumentError(
      max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`,
    );
  };
}

function parseTokens(
  { options = {}, positionals: accepted }: Command,
  args: readonly string[],
  environment: Environment,
) {
  const values: Record<string, unknown> = {};
  for (const [name, { value, multiple }] of Object.entries(options)) {
    values[name] = value === undefined ? false : multiple ? [] : undefined;
    // Without "--", npm keeps the option for itself and only sets a variable.
    if (environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
      throw new ArgumentError(`npm kept --${name} for itself. Put "--" before the options.`);
  }
  const positionals: unknown[] = [];
  const types = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  // Not strict: the errors of `parseArgs` neither suggest an option nor name its placeholder.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(readPositional(token.value, accepted, positionals.length));
    if (token.kind !== 'option') continue;
    const option =
      Object.hasOwn(options, token.name) && token.rawName.startsWith('--') ? options[token.name] : undefined;
    if (!option)
      throw new ArgumentError(`Unknown option ${token.rawName}.${suggest(token.name, Object.keys(options), '--')}`);
    const read = readOption(token, option);
    values[token.name] = option.multiple ? [...(values[token.name] as unknown[]), read] : read; // set above
  }
  return { values, positionals };
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function readOption({ rawName, value, inlineValue }: OptionToken, option: Option): unknown {
  if (option.value === undefined) {
    if (value !== undefined) throw new ArgumentError(`${rawName} takes no value, but got "${value}".`);
    return true;
  }
  const isNextOption = value?.startsWith('-') && !inlineValue;
  if (value === undefined || isNextOption)
    throw new ArgumentError(`${rawName} needs a value: ${rawName} ${option.value}.`);
  return convert(value, option.parse, ` for ${rawName}`);
}

function readPositional(text: string, accepted: Positionals | undefined, index: number): unknown {
  if (!accepted || index >= (accepted.max ?? Number.POSITIVE_INFINITY))
    throw new ArgumentError(`Unexpected argument "${text}".`);
  return convert(text, accepted.parse, '');
}

function convert(text: string, parse: Option['parse'], where: string): unknown {
  try {
    return parse ? parse(text) : text;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new ArgumentError(
      `Invalid value "${text}"${where}. Expected ${error.message}.${suggest(text, error.choices)}`,
    );
  }
}

function suggest(word: string, candidates: readonly string[], prefix = ''): string {
  const nearest = findNearest(word, candidates);
  return nearest === null ? '' : ` Did you mean ${prefix}${nearest}?`;
}

function helpFor({ usage, about, options = {}, positionals }: Command): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  ]);
  if (positionals?.help !== undefined) rows.unshift([positionals.name, positionals.help]);
  rows.push(['-h, --help', 'Show this help.']);
  const width = Math.max(...rows.map(([term = '']) => term.length)) + 2;
  const lines = rows.map(([term = '', help = '']) => wrap(`  ${term.padEnd(width)}`, help));
  return [`Usage: ${usage}`, '', wrap('', about), '', ...lines].join('\n');
}

/** Breaks a text at 100 characters; further lines are indented as far as the lead. */
function wrap(lead: string, text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (lead.length + line.length + 1 + word.length > 100) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lead + lines.join(`\n${' '.repeat(lead.length)}`);
}
