import { inProject } from '../project.ts';

/** Variables of the environment that a build takes in: `DOORSTEP_…`, as `.env.example` lists them. */
export type BuildEnvironment = Readonly<Record<string, string>>;

/** One build: the kind it is of (`vite.config.ts`) and the folder it goes to. */
export interface Bundle {
  readonly name: string;
  readonly mode: 'production' | 'test' | 'reference';
  /** Which build of React it has: the one for development warns, and StrictMode does everything twice in it. */
  readonly react: 'production' | 'development';
  /** The folder in `stacks` that React and Firebase are taken from; the project's own unless given. */
  readonly stack?: 'specified';
  readonly folder: string;
  /** The module whose `renderer` is put on the test bed, an absolute path; ours where none is named. */
  readonly renderer?: string;
  /** Its tables can be changed in the page (`mutable-tables.ts`), to see who notices. */
  readonly isMutable?: boolean;
}

/** What is deployed, with the project configuration of the environment. */
export const app: Bundle = { name: 'app', mode: 'production', react: 'production', folder: inProject('dist') };

/** The demo and the test bed that scenarios run on, with React's own warnings: never deployed. */
export const testBuild: Bundle = {
  name: 'test-build',
  mode: 'test',
  react: 'development',
  folder: inProject('build', 'test-build'),
};

/** The same with the React that is deployed. */
export const fastTestBuild: Bundle = {
  name: 'fast-test-build',
  mode: 'test',
  react: 'production',
  folder: inProject('build', 'fast-test-build'),
};

/** The same as {@link fastTestBuild}, for the mutants of the product. */
export const mutableTestBuild: Bundle = {
  ...fastTestBuild,
  name: 'mutable-test-build',
  folder: inProject('build', 'mutable-test-build'),
  isMutable: true,
};

/** The same as {@link fastTestBuild} with a renderer of another module on the test bed. */
export const testBuildOf = (name: string, renderer: string): Bundle => ({
  ...fastTestBuild,
  name: `${name}-test-build`,
  folder: inProject('build', `${name}-test-build`),
  renderer,
});

/** The test build on the versions that the specification names (spec §9), with the warnings of that React. */
export const specifiedTestBuild: Bundle = {
  name: 'specified-test-build',
  mode: 'test',
  react: 'development',
  stack: 'specified',
  folder: inProject('build', 'specified-test-build'),
};

/** FirebaseUI in the same app, for the lanes that hold it to the specification: never deployed. */
export const referenceBuild: Bundle = {
  name: 'reference',
  mode: 'reference',
  react: 'production',
  folder: inProject('build', 'reference'),
};

/** The same as {@link app} with a placeholder for a project, for the checks of what would be deployed. */
export const checkBuild: Bundle = {
  name: 'check',
  mode: 'production',
  react: 'production',
  folder: inProject('build', 'check'),
};

/** Where it is written which modules a bundle is made of. Beside the folder, because that is deployed. */
export const moduleListFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.modules.json`);
