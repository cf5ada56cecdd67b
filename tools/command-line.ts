/** What a command may be told, for `--help` and where it was told something else. */
export interface CommandLine {
  /** How it is called, such as `npm run stories -- [build]`. */
  readonly usage: string;
  /** What it does. */
  readonly about: string;
  /** Whether a word that is no option means something to it. */
  readonly accepts?: (word: string) => boolean;
}

/** The words of a command line; or what is to be said instead of running, and the exit code. */
export type Reading = { readonly words: readonly string[] } | { readonly say: string; readonly exitCode: 0 | 2 };

/** Reads the arguments of a command without options of its own. */
export function readCommandLine(
  { usage, about, accepts = () => false }: CommandLine,
  args: readonly string[],
): Reading {
  if (args.includes('--help') || args.includes('-h')) return { say: `${usage}\n  ${about}`, exitCode: 0 };
  const stray = args.find((word) => word.startsWith('-') || !accepts(word));
  if (stray === undefined) return { words: args };
  return { say: `"${stray}" is not known here.\nExpected: ${usage}`, exitCode: 2 };
}

/** The words of this process's command line; null where there is nothing to do but what was said. */
export function wordsOf(command: CommandLine): readonly string[] | null {
  const reading = readCommandLine(command, process.argv.slice(2));
  if ('words' in reading) return reading.words;
  (reading.exitCode === 0 ? console.log : console.error)(reading.say);
  process.exitCode = reading.exitCode;
  return null;
}
