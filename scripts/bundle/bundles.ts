import { inProject } from '../project.ts';

/** Variables of the environment that a build takes in: `DOORSTEP_…`, as `.env.example` lists them. */
export type BuildEnvironment = Readonly<Record<string, string>>;

/** One build: the kind it is of (`vite.config.ts`) and the folder it goes to. */
export interface Bundle {
  readonly name: string;
  readonly mode: 'production' | 'bench';
  readonly folder: string;
}

/** What is deployed, with the project configuration of the environment. */
export const app: Bundle = { name: 'app', mode: 'production', folder: inProject('dist') };

/** The demo and the stage that scenarios run on: never deployed. */
export const bench: Bundle = { name: 'bench', mode: 'bench', folder: inProject('build', 'bench') };

/** The same as {@link app} with a placeholder for a project, for the checks of what would be deployed. */
export const specimen: Bundle = { name: 'check', mode: 'production', folder: inProject('build', 'check') };

/** Where it is written which modules a bundle is made of. Beside the folder, because that is deployed. */
export const moduleListFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.modules.json`);
