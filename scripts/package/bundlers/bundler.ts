export interface App {
  /** Absolute path of the app's module. */
  readonly entry: string;
  /** Name of the package that the app imports. The package is in `node_modules` beside the app's module. */
  readonly packageName: string;
  /** Packages to leave out of the bundle. */
  readonly peers: readonly string[];
  /**
   * Loads a bundler by its package name, such as `webpack`. The result is `unknown`, because some bundlers and their
   * types are installed only in the separate project `stacks/package-lint`.
   */
  readonly load: (name: string) => unknown;
}

export interface OutputFile {
  readonly name: string;
  readonly code: string;
  /** Paths of the modules whose code is in the file. */
  readonly modules: readonly string[];
  /** Names of the files that this file imports statically. */
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

/** Bundles an app. Rejects if the bundler fails. */
export type Bundler = (app: App) => Promise<readonly OutputFile[]>;

/** Returns a pattern that matches the imports of peer packages. The bundle does not contain these packages. */
export const matchPeers = ({ peers }: App): RegExp => new RegExp(`^(${peers.join('|')})(/|$)`);
