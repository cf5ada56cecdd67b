import { findProviderLook } from '../widget/config/providers.ts';
import { frameworks, variableNames, type Environment, type Step } from './frameworks.ts';
import { toInstallCommand } from './package-manager.ts';
import { lacksAuth, type Plan } from './plan.ts';
import type { Options } from './read-options.ts';
import { unwrittenSteps } from './unwritten-steps.ts';
import type { Outcome } from './write-file.ts';
import type { Result } from './write-plan.ts';

/** Maximum length of a line of text. Code and paths may be longer. */
const width = 80;

/** Returns the first line: what the command has found. */
export function describeApp({ framework, place, manager }: Plan): string {
  const { title, isAlwaysTypeScript = false } = frameworks[framework];
  if (framework === 'html') return `Found ${title}.`;
  const language = place.language === 'ts' ? 'TypeScript' : 'JavaScript';
  return `Found ${title}${isAlwaysTypeScript ? '' : ` in ${language}`}, with ${manager}.`;
}

/** Returns one line for each file, with its result. */
export function listOutcomes(results: readonly Result[]): string {
  const length = Math.max(...results.map(([{ path }]) => path.length));
  const lines = results.map(
    ([{ path, about }, outcome]) => `  ${path.padEnd(length)}  ${describe(path, about, outcome)}`,
  );
  return `Files:\n${lines.join('\n')}`;
}

function describe(path: string, about: string, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'written':
      return `written: ${about}`;
    case 'exists':
      return path.endsWith(outcome.reason)
        ? 'left as it is, because it exists'
        : `left out, because ${outcome.reason} exists`;
    case 'failed':
      return `failed: ${outcome.reason}`;
    case 'blocked':
      return `left out, because ${outcome.reason}`;
  }
}

/** Returns the steps that remain for the developer, as a numbered list. */
export function listSteps(plan: Plan, results: readonly Result[], options: Options, packageFolder: string): string {
  return printSteps([
    ...unwrittenSteps(results),
    ...(options.install ? [] : installSteps(plan)),
    ...firebaseSteps(plan, options),
    ...(plan.framework === 'html' ? [copySteps(packageFolder)] : []),
    ...(results.some(lacksPage) ? [] : frameworks[plan.framework].steps(plan.place)),
  ]);
}

/** Returns the steps that the developer must take before the missing files can be written; null if there are none. */
export function listUnwrittenSteps(results: readonly Result[]): string | null {
  const steps = unwrittenSteps(results);
  return steps.length === 0 ? null : printSteps(steps);
}

/** Returns true for a file that shows the widget, if the file was not written and does not exist yet. */
const lacksPage = ([{ imports }, { kind }]: Result): boolean =>
  imports.length > 0 && (kind === 'failed' || kind === 'blocked');

function printSteps(steps: readonly Step[]): string {
  const lines = steps.flatMap(({ text, code }, index) => [
    ...wrap(`${index + 1}. ${text}`, width - 2).map((line, at) => `${at === 0 ? '  ' : '     '}${line}`),
    ...(code === undefined ? [] : [`       ${code}`]),
  ]);
  return `To do:\n${lines.join('\n')}`;
}

function installSteps({ manager, missingPackages }: Plan): readonly Step[] {
  if (missingPackages.length === 0) return [];
  return [{ text: 'Install the packages:', code: toInstallCommand(manager, missingPackages).join(' ') }];
}

function firebaseSteps(plan: Plan, { emulator, providers }: Options): readonly Step[] {
  const { firebase, found, environment } = plan;
  const steps: Step[] = [];
  if (lacksAuth(plan))
    steps.push({
      text: `Export auth from ${firebase}, because the sign-in page imports it, for example:`,
      code: 'export const auth = getAuth(app);',
    });
  if (emulator && found === null) return [...steps, emulatorStep];
  const source = 'that the Firebase console shows under Project settings > General > Your apps';
  if (environment !== null) steps.push({ text: `${describeEnvironment(environment, plan)} ${source}.` });
  else if (found === null)
    steps.push({
      text: `In ${firebase ?? 'login.html'}, replace '…' by the apiKey and the authDomain ${source}.`,
    });
  return [...steps, consoleStep(providers ?? ['password', 'google.com'])];
}

function describeEnvironment({ prefix, file }: Environment, { hasOwnExample }: Plan): string {
  if (!hasOwnExample) return `Copy .env.example to ${file}, and enter the apiKey and the authDomain`;
  const { apiKey, authDomain } = variableNames;
  return `In ${file}, set ${prefix}${apiKey} and ${prefix}${authDomain} to the apiKey and the authDomain`;
}

const emulatorStep: Step = {
  text: 'Start the Auth emulator:',
  code: 'npx firebase-tools emulators:start --only auth --project demo-app',
};

const consoleStep = (providers: readonly string[]): Step => ({
  text: `In the Firebase console, under Authentication > Sign-in method, enable ${providers.map(toConsoleName).join(', ')}; under Settings > Authorized domains, add localhost.`,
});

const toConsoleName = (id: string): string =>
  ({ password: 'Email/Password', anonymous: 'Anonymous' })[id] ?? findProviderLook(id)?.name ?? id;

const copySteps = (packageFolder: string): Step => ({
  text: 'Copy the package into this folder, as doorstep-auth. It is here:',
  code: packageFolder,
});

/** Breaks a text into lines. */
function wrap(text: string, length: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > length) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
