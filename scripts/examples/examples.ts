/** An app of the kind that uses the package. Its folder in `examples/` has the same name. */
export interface Example {
  readonly name: string;
  /** The folder with the page, after `npm run build`. */
  readonly output: string;
}

/** All examples. Each is built from the packed tarball, and a visitor signs in to it. */
export const examples: readonly Example[] = [{ name: 'vite-react-19', output: 'dist' }];
