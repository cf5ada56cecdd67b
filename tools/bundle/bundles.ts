import { inProject } from '../project.ts';

/** The environment variables of a build: `DOORSTEP_…`, as listed in `.env.example`. */
export type BuildEnvironment = Readonly<Record<string, string>>;

/** One build and its folder. */
export interface Bundle {
  readonly name: string;
  readonly mode: 'production' | 'test' | 'reference';
  /** The build of React. The development build prints warnings, and its StrictMode renders and runs effects twice. */
  readonly react: 'production' | 'development';
  /** The folder in `stacks` for React and Firebase; by default the project's own versions. */
  readonly stack?: 'specified';
  readonly folder: string;
  /** The absolute path of a module whose `renderer` the test bed uses; by default the React renderer. */
  readonly renderer?: string;
  /** Whether the page can change the product's tables (`mutable-tables.ts`), for mutants. */
  readonly isMutable?: boolean;
}

/** The deployed build, configured by the environment. */
export const app: Bundle = { name: 'app', mode: 'production', react: 'production', folder: inProject('dist') };

interface TestBuildOptions extends Pick<Bundle, 'stack' | 'renderer' | 'isMutable'> {
  /** By default, production. */
  readonly react?: Bundle['react'];
  /** The start of the build's name. Builds with different options need different names. */
  readonly prefix?: string;
}

/** Returns a build with the demo and the test bed. Never deployed. */
export function testBuildWith({ react = 'production', prefix, ...options }: TestBuildOptions): Bundle {
  const parts = [options.stack, prefix, react === 'production' ? 'fast' : undefined, 'test-build'];
  const name = parts.filter((part) => part !== undefined).join('-');
  return { name, mode: 'test', react, folder: inProject('build', name), ...options };
}

/** The test build with React's warnings. */
export const testBuild: Bundle = testBuildWith({ react: 'development' });

/** The test build for mutants of the product. */
export const mutableTestBuild: Bundle = testBuildWith({ prefix: 'mutable', isMutable: true });

/** FirebaseUI in the same app, for comparison. Never deployed. */
export const referenceBuild: Bundle = {
  name: 'reference',
  mode: 'reference',
  react: 'production',
  folder: inProject('build', 'reference'),
};

/** The {@link app} with example configuration, for the checks of the deployed build. */
export const checkBuild: Bundle = {
  name: 'check',
  mode: 'production',
  react: 'production',
  folder: inProject('build', 'check'),
};

/** Returns the file that lists a bundle's modules. It is outside the bundle's folder, which is deployed. */
export const moduleListFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.modules.json`);
