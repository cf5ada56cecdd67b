import { inProject } from '../project.ts';
import type { Fault } from './faults.ts';

/** The environment variables of a build: `DOORSTEP_…`, as listed in `.env.example`. */
export type BuildEnvironment = Readonly<Record<string, string>>;

export interface Bundle {
  readonly name: string;
  readonly mode: 'production' | 'element' | 'test' | 'package' | 'reference';
  /**
   * The build of React. The development build prints warnings and, in StrictMode, renders components and runs effects
   * twice.
   */
  readonly react: 'production' | 'development';
  /** The folder in `stacks` with the versions of React and Firebase. Defaults to the project's own versions. */
  readonly stack?: 'specified';
  readonly folder: string;
  /** Absolute path of the module that exports the `renderer` for the test page. Defaults to the React renderer. */
  readonly renderer?: string;
  /**
   * Absolute path of a folder with the installed package. If set, the test page imports this package, not the project's
   * sources.
   */
  readonly packageApp?: string;
  /** True if mutation tests can change the product's texts and limits in the loaded page (`mutableTables`). */
  readonly isMutable?: boolean;
  /**
   * Deliberate faults of the product, which tests should notice (`faults.ts`). The build contains the code of each
   * fault, but the fault is off until a scenario switches it on.
   */
  readonly switchedFaults?: readonly Fault[];
  /** A deliberate fault that is always on in this build. */
  readonly fault?: Fault;
}

/** The deployed build. Environment variables configure it. */
export const app: Bundle = { name: 'app', mode: 'production', react: 'production', folder: inProject('dist') };

interface TestBuildOptions extends Pick<Bundle, 'stack' | 'renderer' | 'isMutable'> {
  /** The build of React. Defaults to the production build. */
  readonly react?: Bundle['react'];
  /** The start of the build's name. Builds with different options need different names. */
  readonly prefix?: string;
}

/** Returns a build with the demo and the page that scenarios use (test bed). A test build is never deployed. */
export function testBuildWith({ react = 'production', prefix, ...options }: TestBuildOptions): Bundle {
  const parts = [options.stack, prefix, react === 'production' ? 'fast' : undefined, 'test-build'];
  const name = parts.filter((part) => part !== undefined).join('-');
  return { name, mode: 'test', react, folder: inProject('build', name), ...options };
}

/**
 * Returns a test build that imports the installed npm package instead of the sources. This build lacks the demo, and is
 * never deployed.
 *
 * @param options.name name of the renderer; also the start of the build's name
 */
export function packageBuildWith({
  name: renderer,
  ...options
}: { readonly name: string } & Required<Pick<Bundle, 'renderer' | 'packageApp'>>): Bundle {
  const name = `${renderer}-package-build`;
  return { name, mode: 'package', react: 'production', folder: inProject('build', name), ...options };
}

/** The test build with the development build of React, which prints warnings. */
export const testBuild: Bundle = testBuildWith({ react: 'development' });

export const mutableTestBuild: Bundle = testBuildWith({ prefix: 'mutable', isMutable: true });

/** Returns a test build that contains these deliberate faults. Each fault is off until a scenario switches it on. */
export const withSwitchedFaults = (bundle: Bundle, switchedFaults: readonly Fault[]): Bundle =>
  renameBundle({ ...bundle, switchedFaults }, 'faulty');

/**
 * Returns a test build with one deliberate fault that is always on. Used for faults that cannot be switched on while
 * the page runs.
 */
export const withFault = (bundle: Bundle, fault: Fault): Bundle => renameBundle({ ...bundle, fault }, 'one-fault');

function renameBundle(bundle: Bundle, prefix: string): Bundle {
  const name = `${prefix}-${bundle.name}`;
  return { ...bundle, name, folder: inProject('build', name) };
}

/** Our app with FirebaseUI in place of our widget. Never deployed. */
export const referenceBuild: Bundle = {
  name: 'reference',
  mode: 'reference',
  react: 'production',
  folder: inProject('build', 'reference'),
};

/** The build for `npm run check`: the code of the build `app`, with the settings of a made-up Firebase project. */
export const checkBuild: Bundle = {
  name: 'check',
  mode: 'production',
  react: 'production',
  folder: inProject('build', 'check'),
};

/** A page with nothing but the custom element. Never deployed. */
export const elementBuild: Bundle = {
  name: 'element',
  mode: 'element',
  react: 'production',
  folder: inProject('build', 'element'),
};

/** The file with the licenses of all packages in a deployed build. */
export const licensesFile = 'LICENSES.txt';

/**
 * Returns the path of the file that lists a bundle's modules. The file must not be deployed, so it is outside of the
 * bundle's folder.
 */
export const moduleListFile = (bundle: Bundle): string => inProject('build', `${bundle.name}.modules.json`);
