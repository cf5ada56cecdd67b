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

interface TestBuildOptions extends Pick<Bundle, 'stack' | 'renderer' | 'isMutable'> {
  /** Production unless given. */
  readonly react?: Bundle['react'];
  /** Begins the name of the build, which two builds with different options must not share. */
  readonly prefix?: string;
}

/** A build with the demo and the test bed that scenarios run on: never deployed. */
export function testBuildWith({ react = 'production', prefix, ...options }: TestBuildOptions): Bundle {
  const parts = [options.stack, prefix, react === 'production' ? 'fast' : undefined, 'test-build'];
  const name = parts.filter((part) => part !== undefined).join('-');
  return { name, mode: 'test', react, folder: inProject('build', name), ...options };
}

/** The test build with React's warnings. */
export const testBuild: Bundle = testBuildWith({ react: 'development' });

/** For the mutants of the product. */
export const mutableTestBuild: Bundle = testBuildWith({ prefix: 'mutable', isMutable: true });

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
