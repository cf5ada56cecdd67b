import { peers } from './manifest.ts';

/**
 * Checks that our declarations use only types of peer dependencies, because apps may lack other packages.
 *
 * @param packages the packages whose types our declarations use
 * @throws Error if one of these packages is not a peer dependency
 */
export function requirePeers(packages: ReadonlySet<string>): void {
  const foreign = [...packages].filter((name) => !(name in peers));
  if (foreign.length === 0) return;
  throw new Error(
    `The package's types use types of ${foreign.join(', ')}. Expected types of ${Object.keys(peers).join(', ')} only, ` +
      'because no other package is installed together with it.',
  );
}
