import { readAppFolder } from './app-folder.ts';
import { frameworks } from './frameworks.ts';
import { InitError, UsageError } from './init-error.ts';
import { toInstallCommand } from './package-manager.ts';
import { makePlan, type Plan } from './plan.ts';
import { help, readOptions, usage, type Options } from './read-options.ts';
import { describeApp, listOutcomes, listSteps, listUnwrittenSteps } from './report.ts';
import type { Templates } from './templates.ts';
import { writePlan } from './write-plan.ts';

/** The inputs of the command, and the functions with which it prints and runs other commands. */
export interface Surroundings {
  /** Absolute path of the app's folder. */
  readonly folder: string;
  readonly templates: Templates;
  /** The environment variable `npm_config_user_agent`. */
  readonly userAgent: string | undefined;
  /** Absolute path of the package `doorstep-auth`. */
  readonly packageFolder: string;
  /** Prints a line to the standard output. */
  readonly print: (line: string) => void;
  /** Prints a line to the standard error. */
  readonly printError: (line: string) => void;
  /** Runs a command in the app's folder. Resolves to its exit code. */
  readonly run: (command: readonly string[]) => Promise<number>;
}

/**
 * Runs `doorstep-auth init`.
 *
 * @param args the arguments after the name of the program
 * @returns 0 if a file was written, 1 if nothing could be done or `--install` failed, 2 if an argument is wrong
 */
export async function runInit(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { folder, print, printError } = surroundings;
  try {
    const options = readOptions(args, folder);
    if (options !== null) return await runWithOptions(options, surroundings);
    print(help);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`error: ${error.message}\nUsage: ${usage}\nFor help, run: doorstep-auth init --help`);
      return 2;
    }
    if (!(error instanceof InitError)) throw error;
    printError(`error: ${error.message}`);
    return 1;
  }
}

async function runWithOptions(options: Options, surroundings: Surroundings): Promise<0 | 1> {
  const { folder, templates, userAgent, packageFolder, print, printError } = surroundings;
  const plan = makePlan(readAppFolder(folder), options, templates, userAgent);
  print(describeApp(plan));
  if (plan.found !== null) print(`The app connects Firebase in ${plan.found.path}, which the sign-in page uses.`);
  if (plan.found !== null && options.emulator) print('--emulator has no effect, because that file stays as it is.');
  if (options.dryRun) return printFiles(plan, print);

  const results = writePlan(plan, false);
  print(`\n${listOutcomes(results)}`);
  const isWritten = results.some(([, { kind }]) => kind === 'written');
  if (!isWritten) {
    const steps = listUnwrittenSteps(results);
    if (steps !== null) print(`\n${steps}`);
    printError('\nerror: no file was written.');
    return 1;
  }
  const isInstalled = !options.install || (await install(plan, surroundings));
  print(`\n${listSteps(plan, results, { ...options, install: options.install && isInstalled }, packageFolder)}`);
  print(`\nMore: docs/quick-starts/${frameworks[plan.framework].guide}.md in the package doorstep-auth`);
  return isInstalled ? 0 : 1;
}

/** Prints the files in place of writing them. Returns the exit code. */
function printFiles(plan: Plan, print: (line: string) => void): 0 | 1 {
  const results = writePlan(plan, true);
  for (const [{ path, text }, outcome] of results) {
    const note = outcome.kind === 'written' ? '' : ` (would not be written: ${outcome.reason})`;
    print(`\n===== ${path}${note}\n${text.trimEnd()}`);
  }
  return results.some(([, { kind }]) => kind === 'written') ? 0 : 1;
}

async function install({ manager, missingPackages }: Plan, { run, print, printError }: Surroundings): Promise<boolean> {
  if (missingPackages.length === 0) return true;
  const command = toInstallCommand(manager, missingPackages);
  print(`\n${command.join(' ')}`);
  const exitCode = await run(command);
  if (exitCode === 0) return true;
  printError(`\nerror: ${command.join(' ')} ended with the exit code ${exitCode}.`);
  return false;
}
