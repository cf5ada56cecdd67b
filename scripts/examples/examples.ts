/** An example app that uses the package. Its folder in `examples/` has the same name. */
export interface Example {
  readonly name: string;
  /** The folder with the page, after `npm run build`. */
  readonly output: string;
  /** Whether the page adds scripts in a way that our Content Security Policy forbids, as webpack does for chunks. */
  readonly ignoresPolicy?: boolean;
  /**
   * Maps the beginnings of URLs at content delivery networks to the packages that the test serves at these URLs
   * instead.
   */
  readonly networks?: Readonly<Record<string, string>>;
}

/** All examples. The test builds each with the packed tarball, and signs in to it. */
export const examples: readonly Example[] = [
  { name: 'vite-react-19', output: 'dist' },
  { name: 'vite-react-18', output: 'dist' },
  { name: 'webpack-5', output: 'dist', ignoresPolicy: true },
  {
    name: 'plain-html',
    output: 'page',
    ignoresPolicy: true,
    networks: {
      'https://www.gstatic.com/firebasejs/12.19.0/': 'firebase',
      'https://cdn.jsdelivr.net/npm/doorstep-auth@0.1.0/': 'doorstep-auth',
    },
  },
  { name: 'firebaseui-6', output: 'dist' },
  { name: 'react-firebaseui', output: 'dist' },
];
