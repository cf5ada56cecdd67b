import { posix } from 'node:path';
import type { AppFolder } from './app-folder.ts';
import type { FirebaseConfig, Language, TemplateName } from './templates.ts';

export const frameworkNames = [
  'next',
  'nuxt',
  'sveltekit',
  'astro',
  'angular',
  'tanstack-start',
  'react-router',
  'vue',
  'svelte',
  'react',
  'html',
] as const;

export type FrameworkName = (typeof frameworkNames)[number];

/** A file that the command writes. */
export interface PlannedFile {
  readonly template: TemplateName;
  /** Path in the app's folder, with slashes. */
  readonly path: string;
  /** A few words about the file, for the output. */
  readonly about: string;
  /** The name that templates import this file by. */
  readonly importedAs?: 'login' | 'directive';
}

/** A step that the developer has to take. */
export interface Step {
  readonly text: string;
  /** Code or a command, in a line of its own. */
  readonly code?: string;
}

/** Environment variables with which an app is built. */
export interface Environment {
  /** Code in front of the name of a variable, such as `import.meta.env.`. */
  readonly object: string;
  /** Only variables whose names begin with this prefix reach the browser. */
  readonly prefix: string;
  /** The file from which the framework reads the variables. */
  readonly file: string;
}

export interface Framework {
  readonly title: string;
  /** An app of this framework has one of these packages. */
  readonly packages: readonly string[];
  /** Name of the quick start in `docs/quick-starts/`. */
  readonly guide: string;
  readonly isAlwaysTypeScript?: true;
  /**
   * Returns the environment variables for the Firebase configuration. Returns null if the app has no environment
   * variables. The developer then writes the configuration into the code.
   */
  readonly environment: (app: AppFolder) => Environment | null;
  /** The folder for the modules, unless the developer names one. Empty for the app's own folder. */
  readonly folder: (app: AppFolder) => string;
  /** The files apart from the module that connects Firebase. A module comes before the files that import it. */
  readonly files: (place: Place) => readonly PlannedFile[];
  /** The last steps, after which the sign-in page can be opened. */
  readonly steps: (place: Place) => readonly Step[];
}

/** The places of the files that `init` writes. */
export interface Place {
  readonly app: AppFolder;
  /** The folder for the modules. */
  readonly folder: string;
  readonly language: Language;
}

const vite: Environment = { object: 'import.meta.env.', prefix: 'VITE_', file: '.env.local' };

const sourceFolder = ({ has }: AppFolder): string => (has('src') ? 'src' : '');

const nextFolder = ({ has }: AppFolder): string => (has('app') || !has('src') ? 'app' : 'src/app');

const nuxtFolder = ({ has }: AppFolder): string => (has('app') ? 'app' : '');

const hasReactRouterConfig = ({ packages }: AppFolder): boolean => packages.has('@react-router/dev');

const page = (template: TemplateName, path: string): PlannedFile => ({ template, path, about: 'the sign-in page' });

const withLanguage = (path: string, language: Language): string => `${path}.${language}x`;

const openLogin: readonly Step[] = [{ text: 'Start the app, and open /login.' }];

const writeComponent = (path: string, imported: string): readonly Step[] => [
  { text: `In a component of your app, import ${imported} from ${path}, and write <Login />.` },
];

const customElementOption = "{ compilerOptions: { isCustomElement: (tag) => tag === 'doorstep-sign-in' } }";

const inFolder = (place: Place, file: string): string => posix.join(place.folder, file);

/**
 * The frameworks. The order matters, because an app may have the packages of several frameworks, and the first counts.
 * For example, an app of Nuxt also has the package `vue`.
 */
export const frameworks: Readonly<Record<FrameworkName, Framework>> = {
  next: {
    title: 'Next.js',
    packages: ['next'],
    guide: 'nextjs',
    environment: () => ({ object: 'process.env.', prefix: 'NEXT_PUBLIC_', file: '.env.local' }),
    folder: (app) => posix.join(nextFolder(app), '../components'),
    files: (place) => [
      {
        template: 'next',
        path: inFolder(place, withLanguage('Login', place.language)),
        about: 'the widget',
        importedAs: 'login',
      },
      page('nextPage', withLanguage(`${nextFolder(place.app)}/login/page`, place.language)),
    ],
    steps: () => openLogin,
  },
  nuxt: {
    title: 'Nuxt',
    packages: ['nuxt'],
    guide: 'nuxt',
    environment: () => ({ ...vite, file: '.env' }),
    folder: nuxtFolder,
    files: ({ app }) => [page('nuxt', posix.join(nuxtFolder(app), 'pages/login.vue'))],
    steps: ({ app }) => [
      { text: 'Make the element known to Vue, in nuxt.config:', code: `vue: ${customElementOption},` },
      ...(app.has(posix.join(nuxtFolder(app), 'pages'))
        ? []
        : [{ text: 'Write <NuxtPage /> into app.vue, which has to show the pages.' }]),
      ...openLogin,
    ],
  },
  sveltekit: {
    title: 'SvelteKit',
    packages: ['@sveltejs/kit'],
    guide: 'sveltekit',
    environment: () => vite,
    folder: () => 'src',
    files: () => [page('svelteKit', 'src/routes/login/+page.svelte')],
    steps: () => openLogin,
  },
  astro: {
    title: 'Astro',
    packages: ['astro'],
    guide: 'astro',
    isAlwaysTypeScript: true,
    environment: () => ({ ...vite, prefix: 'PUBLIC_' }),
    folder: () => 'src',
    files: () => [page('astro', 'src/pages/login.astro')],
    steps: () => openLogin,
  },
  angular: {
    title: 'Angular',
    packages: ['@angular/core'],
    guide: 'angular',
    isAlwaysTypeScript: true,
    environment: () => null,
    folder: () => 'src/app',
    files: (place) => [
      {
        template: 'angularDirective',
        path: inFolder(place, 'doorstep-sign-in.ts'),
        about: 'makes the element known to Angular',
        importedAs: 'directive',
      },
      page('angular', inFolder(place, 'login.ts')),
    ],
    steps: (place) => [
      {
        text: `Add a route to the component Login of ${inFolder(place, 'login.ts')}, or write <app-login /> into a template.`,
        code: "{ path: 'login', component: Login },",
      },
    ],
  },
  'tanstack-start': {
    title: 'TanStack Start',
    packages: ['@tanstack/react-start'],
    guide: 'tanstack-start',
    environment: () => vite,
    folder: () => 'src',
    files: ({ language }) => [page('tanStackStart', withLanguage('src/routes/login', language))],
    steps: () => openLogin,
  },
  'react-router': {
    title: 'React Router',
    packages: ['@react-router/dev', 'react-router', 'react-router-dom'],
    guide: 'react-router',
    environment: findViteEnvironment,
    folder: (app) => (hasReactRouterConfig(app) ? 'app' : sourceFolder(app)),
    files: (place) => [
      hasReactRouterConfig(place.app)
        ? page('reactRouterPage', withLanguage('app/routes/login', place.language))
        : page('reactRouter', inFolder(place, withLanguage('Login', place.language))),
    ],
    steps: (place) => [
      hasReactRouterConfig(place.app)
        ? {
            text: `Add the route to app/routes.${place.language}, unless your routes are files:`,
            code: `route('login', 'routes/login.${place.language}x'),`,
          }
        : {
            text: `Add the route of Login, which ${inFolder(place, withLanguage('Login', place.language))} exports:`,
            code: '<Route path="/login" element={<Login />} />',
          },
      ...openLogin,
    ],
  },
  vue: {
    title: 'Vue',
    packages: ['vue'],
    guide: 'vue',
    environment: findViteEnvironment,
    folder: sourceFolder,
    files: (place) => [page('vue', inFolder(place, 'Login.vue'))],
    steps: (place) => [
      {
        text: 'Make the element known to Vue, in vite.config:',
        code: `vue({ template: ${customElementOption} }),`,
      },
      ...writeComponent(inFolder(place, 'Login.vue'), 'Login'),
    ],
  },
  svelte: {
    title: 'Svelte',
    packages: ['svelte'],
    guide: 'svelte',
    environment: findViteEnvironment,
    folder: sourceFolder,
    files: (place) => [page('svelte', inFolder(place, 'Login.svelte'))],
    steps: (place) => writeComponent(inFolder(place, 'Login.svelte'), 'Login'),
  },
  react: {
    title: 'React',
    packages: ['react-dom'],
    guide: 'react',
    environment: findViteEnvironment,
    folder: sourceFolder,
    files: (place) => [page('react', inFolder(place, withLanguage('Login', place.language)))],
    steps: (place) => writeComponent(inFolder(place, withLanguage('Login', place.language)), '{ Login }'),
  },
  html: {
    title: 'plain HTML',
    packages: [],
    guide: 'plain-html',
    environment: () => null,
    folder: () => '',
    files: (place) => [page('html', inFolder(place, 'login.html'))],
    steps: () => [{ text: 'Serve this folder, and open /login.html.' }],
  },
};

function findViteEnvironment({ packages }: AppFolder): Environment | null {
  return packages.has('vite') ? vite : null;
}

/** The names of the two environment variables without the prefix. */
export const variableNames = { apiKey: 'FIREBASE_API_KEY', authDomain: 'FIREBASE_AUTH_DOMAIN' } as const;

/** Returns the expressions that read the Firebase configuration from the environment. */
export const toConfig = ({ object, prefix }: Environment): FirebaseConfig => ({
  apiKey: object + prefix + variableNames.apiKey,
  authDomain: object + prefix + variableNames.authDomain,
});

/** Returns the text of an `.env.example`. */
export const toEnvironmentFile = ({ prefix, file }: Environment): string =>
  `# Copy this file to ${file}, and enter the values that the Firebase console shows under Project settings.\n` +
  `${prefix}${variableNames.apiKey}=\n${prefix}${variableNames.authDomain}=\n`;
