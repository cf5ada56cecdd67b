import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { findConfigProblems } from '../widget/config/check-config.ts';
import { suggest } from '../widget/config/describe-issue.ts';
import { knownProviders } from '../widget/config/known-providers.ts';
import { frameworkNames, type FrameworkName } from './frameworks.ts';
import { UsageError } from './init-error.ts';

export interface Options {
  readonly providers: readonly string[] | null;
  readonly framework: FrameworkName | null;
  /** The folder for the modules, as a path in the app's folder with slashes; null for the framework's usual folder. */
  readonly out: string | null;
  readonly emulator: boolean;
  readonly dryRun: boolean;
  readonly install: boolean;
}

const flags = ['dry-run', 'emulator', 'help', 'install', 'yes'] as const;
const texts = ['framework', 'out', 'providers'] as const;
const shortNames: Readonly<Record<string, string>> = { h: 'help', y: 'yes' };

export const usage = 'doorstep-auth init [options]';

export const help = `Usage: ${usage}

Writes the sign-in page of Doorstep into the app in this folder. Asks nothing, changes no file that
exists, and uses no network.

Options:
  --providers LIST   providers to offer, e.g. password,google.com (the default)
  --framework NAME   ${frameworkNames.slice(0, 6).join(', ')},
                     ${frameworkNames.slice(6).join(', ')}; found by package.json by default
  --out FOLDER       folder for the modules, in this folder
  --emulator         connect to the Auth emulator of the Firebase CLI, to try the app without a project
  --dry-run          print the files, write nothing
  --install          also install the packages
  -y, --yes          accepted for scripts: the command never asks
  -h, --help         show this help

Exit codes: 0 a file was written, 1 nothing could be written or --install failed, 2 wrong options.`;

/**
 * Reads the arguments of the command.
 *
 * @param args the arguments after the name of the program
 * @param folder absolute path of the app's folder
 * @returns null if the arguments ask for the help
 * @throws UsageError if an argument is wrong
 */
export function readOptions(args: readonly string[], folder: string): Options | null {
  const { values, words } = parse(args);
  if (values.has('help')) return null;
  const [command, ...others] = words;
  if (command === undefined) throw new UsageError('the command is missing; expected "init"');
  if (command !== 'init') throw new UsageError(`"${command}" is not a known command; ${suggest(command, ['init'])}`);
  if (others.length > 0) throw new UsageError(`unexpected argument "${others[0]}"`);
  const read = <T>(name: string, convert: (text: string) => T): T | null => {
    const text = values.get(name);
    return text === undefined ? null : convert(text);
  };
  return {
    providers: read('providers', readProviders),
    framework: read('framework', readFramework),
    out: read('out', (text) => readOut(text, folder)),
    emulator: values.has('emulator'),
    dryRun: values.has('dry-run'),
    install: values.has('install'),
  };
}

function parse(args: readonly string[]) {
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ...texts.map((name) => [name, { type: 'string' }] as const),
  ]);
  const values = new Map<string, string>();
  const words: string[] = [];
  for (const token of parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName.startsWith('--') ? token.name : (shortNames[token.name] ?? token.name);
    values.set(name, requireValue(name, token.rawName, token.value));
  }
  return { values, words };
}

function requireValue(name: string, written: string, value: string | undefined): string {
  if (flags.some((flag) => flag === name)) {
    if (value === undefined) return '';
    throw new UsageError(`${written} takes no value, but got "${value}"`);
  }
  if (!texts.some((text) => text === name)) {
    const known = [...flags, ...texts].map((each) => `--${each}`);
    throw new UsageError(`${written} is not a known option; ${suggest(written, known)}`);
  }
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new UsageError(`${written} needs a value, such as ${written} ${examples[name as (typeof texts)[number]]}`);
  return value;
}

const examples = { framework: 'react', out: 'src/auth', providers: 'password,google.com' } as const;

function readFramework(text: string): FrameworkName {
  const name = frameworkNames.find((each) => each === text);
  if (name !== undefined) return name;
  throw new UsageError(`--framework: "${text}" is not a known framework; ${suggest(text, frameworkNames)}`);
}

/** Checks the providers as the widget does. */
function readProviders(text: string): readonly string[] {
  const providers = text.split(',').map((id) => id.trim());
  const problems = findConfigProblems({ signInOptions: providers, signInSuccessUrl: '/' });
  const messages = [
    ...problems.map(({ path, message }) => addEnding(message, path, providers)),
    ...providers.filter((id) => /[^\w.-]/.test(id)).map((id) => `${JSON.stringify(id)} ${idRule}`),
  ];
  if (messages.length === 0) return providers;
  throw new UsageError(messages.map((message) => `--providers: ${message}`).join('\n'));
}

/**
 * Rule for the ID of a SAML or OpenID Connect provider. The command writes the ID into code and HTML, where a character
 * such as a quote could end the text.
 */
const idRule = 'may have only letters, digits, ".", "-" and "_"';

/** Suggests `google.com` for `google`. The widget does not, because the two differ in many letters. */
function addEnding(message: string, path: string, providers: readonly string[]): string {
  const id = providers[Number(/^signInOptions\[(\d+)\]/.exec(path)?.[1])];
  if (id === undefined || !knownProviders.includes(`${id}.com`)) return message;
  return message.replace(/; known are .*/, `; did you mean "${id}.com"?`);
}

function readOut(text: string, folder: string): string {
  const path = relative(folder, resolve(folder, text));
  if (isAbsolute(path) || path.split(sep)[0] === '..')
    throw new UsageError(`--out: "${text}" is outside of this folder; name a folder of your app, such as src/auth`);
  return posix.normalize(path.replaceAll(sep, '/') || '.').replace(/^\.$/, '');
}
