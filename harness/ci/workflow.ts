import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { inProject } from '../../tools/project.ts';

/** One step of a job: an action of somebody's, or a line for the shell. */
export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

/** What our workflow has of GitHub's syntax. */
export interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Reads the workflow of continuous integration; that it is valid is GitHub's to say. */
export async function readWorkflow(): Promise<Workflow> {
  return parse(await readFile(inProject('.github', 'workflows', 'ci.yml'), 'utf8')) as Workflow;
}

/** The jobs that a job waits for. */
export const needsOf = ({ needs = [] }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : needs);

/** The values that a name of a job's matrix has. */
export const matrixOf = (job: Job | undefined, name: string): readonly string[] => job?.strategy?.matrix[name] ?? [];

/** The words of a step's line, once for each job that the matrix makes of it; the shell's quotes are taken off. */
export function wordsOf({ run = '', env = {} }: Step, job: Job): readonly (readonly string[])[] {
  const names = Object.keys(job.strategy?.matrix ?? {});
  const rows = names.reduce<readonly Readonly<Record<string, string>>[]>(
    (some, name) => some.flatMap((row) => matrixOf(job, name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const valueOf = (name: string, row: Readonly<Record<string, string>>): string =>
    (env[name] ?? '').replace(/^\$\{\{ matrix\.(\w+) \}\}$/, (_all, key: string) => row[key] ?? '');
  return rows.map((row) =>
    run.split(' ').map((word) => word.replace(/^"\$(\w+)"$/, (_all, name: string) => valueOf(name, row))),
  );
}
