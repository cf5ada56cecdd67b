import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { inProject } from '../project.ts';

export const packageName = 'doorstep-auth';

/**
 * The peer dependencies of the package, with the supported versions. All of them are optional: `doorstep-auth/plain`,
 * for example, needs no React, and only `doorstep-auth/passkey-server` needs SimpleWebAuthn. Svelte and Vue are needed only for types. The custom element works with any version of
 * Svelte and Vue.
 */
export const peers = {
  '@simplewebauthn/server': '^14.0.0',
  firebase: '>=9.10.0 <14',
  react: '^18.2.0 || ^19.0.0',
  'react-dom': '^18.2.0 || ^19.0.0',
  svelte: '*',
  vue: '*',
} as const satisfies Readonly<Record<string, string>>;

/**
 * File names of the style sheets in the package. Apps import one of them, such as `doorstep-auth/style.css`. In
 * `style.layer.css`, the same rules are in a cascade layer, so that the app's own rules override them. `user.css` is for
 * `<UserButton>` only, and `dialog.css` is an addition for `<SignInDialog>`.
 */
export const styleFiles = ['style.css', 'style.layer.css', 'user.css', 'dialog.css'] as const;

/** Path of the program `doorstep-auth` in the package. */
export const binFile = 'bin/doorstep-auth.js';

/** The entries that define a custom element. */
export const elementEntries = ['element', 'user-element'] as const;

/** The folder of the themes in the package. */
export const themesFolder = 'themes';

/**
 * The folder of the type declarations. Each declaration file has the same path in this folder as its module has in
 * `src/`.
 */
export const typesFolder = 'types';

/** The fields of the project's package.json that the package needs. */
interface Project {
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/**
 * Returns the package.json of the package.
 *
 * @param entries the names of the entries, such as `react`
 * @param themes the paths of the themes, such as `themes/mui.css`
 * @param elementTypes the entries that declare a custom element for a framework, such as `element/vue`
 * @param repository owner and name of the GitHub repository, for publishing with provenance. Defaults to the repository
 *   of the running GitHub workflow
 */
export function createManifest(
  entries: readonly string[],
  themes: readonly string[],
  elementTypes: readonly string[],
  repository = process.env['GITHUB_REPOSITORY'],
): Readonly<Record<string, unknown>> {
  const project = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Project;
  const { version, license } = project;
  return {
    name: packageName,
    version,
    description: 'A sign-in widget on Firebase Auth: FirebaseUI’s configuration, accessible, for React and any page.',
    keywords: ['authentication', 'firebase', 'firebase-auth', 'firebaseui', 'login', 'react', 'sign-in'],
    license,
    ...(repository && { repository: { type: 'git', url: `git+https://github.com/${repository}.git` } }),
    type: 'module',
    bin: { [packageName]: binFile },
    // Bundlers must keep imports of these files without names: the files are style sheets, or define a custom element.
    sideEffects: [
      ...styleFiles.map((file) => `./${file}`),
      `./${themesFolder}/*.css`,
      ...elementEntries.map((entry) => `./${entry}.js`),
    ],
    exports: {
      ...Object.fromEntries(
        entries.map((name) => [
          `./${name}`,
          {
            types: `./${typesFolder}/${name.startsWith('locales/') ? '' : 'package/'}${name}.d.ts`,
            default: `./${name}.js`,
          },
        ]),
      ),
      ...Object.fromEntries(
        elementTypes.map((name) => [
          `./${name}`,
          { types: `./${typesFolder}/package/${name}.d.ts`, default: `./${dirname(name)}.js` },
        ]),
      ),
      ...Object.fromEntries([...styleFiles, ...themes].map((style) => [`./${style}`, `./${style}`])),
      './package.json': './package.json',
    },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}
