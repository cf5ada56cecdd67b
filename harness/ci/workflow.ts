import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { inProject } from '../../tools/project.ts';

/** A step of a job: an action, or a command line. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

/** The part of GitHub's workflow syntax that our workflow uses. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Reads the workflow of continuous integration. Only GitHub can tell whether it is valid. */
export async function readWorkflow(): Promise<Workflow> {
  return parse(await readFile(inProject('.github', 'workflows', 'ci.yml'), 'utf8')) as Workflow;
}

export const findNeeds = ({ needs = [] }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : needs);

/** Returns the values of a variable of a job's matrix. */
export const findMatrix = (job: Job | undefined, name: string): readonly string[] => job?.strategy?.matrix[name] ?? [];

/** Returns the words of a step's command line without quotes, once for each job that the matrix creates. */
export function expandCommand({ run = '', env = {} }: Step, job: Job): readonly (readonly string[])[] {
  const names = Object.keys(job.strategy?.matrix ?? {});
  const rows = names.reduce<readonly Readonly<Record<string, string>>[]>(
    (some, name) => some.flatMap((row) => findMatrix(job, name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const readVariable = (name: string, row: Readonly<Record<string, string>>): string =>
    (env[name] ?? '').replace(/^\$\{\{ matrix\.(\w+) \}\}$/, (_all, key: string) => row[key] ?? '');
  return rows.map((row) =>
    run.split(' ').map((word) => word.replace(/^"\$(\w+)"$/, (_all, name: string) => readVariable(name, row))),
  );
}
