import type { InitTrial } from './add-by-init.ts';
import { initTrials } from './init-trials.ts';

export interface Example {
  readonly name: string;
  /** The folder in `examples/`, if it does not have the example's name. */
  readonly folder?: string;
  /** Set if `npx doorstep-auth init` writes the sign-in page of the app, in place of the example's own page. */
  readonly init?: InitTrial;
  /** The folder with the built app. The app's `npm run build` writes this folder. */
  readonly output: string;
  /** The app's own server, if it has one. Other apps are served as files. */
  readonly server?: AppServer;
  /**
   * Path of the page to which the app's router sends signed-out visitors. After the sign-in, the router opens the page
   * that the visitor wanted to see.
   */
  readonly loginPath?: string;
  /** If true, the browser loads the page after the sign-in, because the app has no router in the browser. */
  readonly loadsPages?: boolean;
  /** If true, `npm run examples` runs the app's own tests. Otherwise, it signs in to the app in a browser. */
  readonly hasTests?: boolean;
  /** Whether the widget is expected to add entries to the browser's history. Defaults to true. */
  readonly hasHistory?: boolean;
  /**
   * If true, the app is opened without our Content Security Policy, because the policy would block the app's inline
   * scripts.
   */
  readonly ignoresPolicy?: boolean;
  /**
   * Trusted Types policies that the test's Content Security Policy allows for the app's framework or bundler. Vue, for
   * example, names its policy `vue`.
   */
  readonly trustedTypes?: readonly string[];
  /** Expected computed styles of the submit button, set by the app's style sheet or by the widget's. */
  readonly submitButton?: Readonly<Record<string, string>>;
  /** Whether the page has a `<base>` element, which our Content Security Policy then allows. */
  readonly hasBaseElement?: boolean;
  /**
   * Maps a URL prefix of a content delivery network (CDN) to a package. The test answers requests for these URLs with
   * the files of the installed package.
   */
  readonly networks?: Readonly<Record<string, string>>;
}

/** The server of an app that renders its pages on the server. */
export interface AppServer {
  /** Path of the module that starts the server, relative to the folder of the installed packages. */
  readonly module: string;
  readonly args: readonly string[];
  /** Part of the HTML that the server sends for the page with the widget. */
  readonly html: string;
  /**
   * Path of the page after the sign-in. Not set if the app has a `loginPath`: after the sign-in, such an app shows the
   * page that the visitor has asked for.
   */
  readonly accountPath?: string;
  /** If true, the HTML contains the first screen, and nothing may move when the widget replaces this screen. */
  readonly hasFirstScreen?: boolean;
  /** If true, the server keeps a session cookie, and shows the account page only to a visitor who has this cookie. */
  readonly hasSession?: boolean;
}

/**
 * Environment variables for building and serving the examples. They turn off the telemetry and the coloured output of
 * the tools. Colour codes would get into the URL that a server prints.
 */
export const exampleVariables = {
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  CI: '1',
  NO_COLOR: '1',
} as const;

/** The HTML that a server renders for `<SignIn>`: an empty box. The browser draws the widget into this box. */
export const emptyBox = '<div class="doorstep"></div>';

const nextServer: AppServer = {
  module: 'next/dist/bin/next',
  args: ['start', '--hostname', '127.0.0.1', '--port', '0'],
  html: emptyBox,
  accountPath: '/account',
};

/** The folders in `examples/`. */
export const apps: readonly Example[] = [
  { name: 'vite-react-19', output: 'dist' },
  { name: 'vite-react-18', output: 'dist' },
  {
    name: 'vite-tailwind',
    output: 'dist',
    // The padding is set by the widget's style sheet. The check fails if Tailwind's reset removes the padding.
    submitButton: { 'text-transform': 'uppercase', 'padding-inline-start': '20px' },
  },
  { name: 'headless-react', output: 'dist' },
  { name: 'react-router', output: 'dist', loginPath: '/login' },
  {
    name: 'react-router-framework',
    output: 'build/client',
    loginPath: '/login',
    server: {
      module: '@react-router/serve/bin.cjs',
      args: ['./build/server/index.js'],
      html: '<title>Sign in</title>',
    },
  },
  { name: 'webpack-5', output: 'dist', trustedTypes: ['webpack-5'] },
  {
    name: 'next-app-router',
    output: '.next',
    server: nextServer,
  },
  { name: 'next-server-session', output: '.next', server: { ...nextServer, hasSession: true } },
  { name: 'next-first-screen', output: '.next', server: { ...nextServer, html: 'name="email"', hasFirstScreen: true } },
  {
    name: 'plain-html',
    output: 'page',
    ignoresPolicy: true,
    networks: {
      'https://www.gstatic.com/firebasejs/13.2.0/': 'firebase',
      'https://cdn.jsdelivr.net/npm/doorstep-auth@0.1.0/': 'doorstep-auth',
    },
  },
  { name: 'vue', output: 'dist', trustedTypes: ['vue'] },
  { name: 'svelte', output: 'dist', trustedTypes: ['svelte-trusted-html'] },
  {
    name: 'sveltekit',
    output: 'build/client',
    hasHistory: false,
    loginPath: '/login',
    server: { module: '../build/index.js', args: [], html: '<title>Sign in</title>' },
  },
  {
    name: 'nuxt',
    output: '.output/public',
    loginPath: '/login',
    server: { module: '../.output/server/index.mjs', args: [], html: '<title>Sign in</title>' },
  },
  {
    name: 'tanstack-start',
    output: 'dist/client',
    loginPath: '/login',
    server: {
      module: 'vite/bin/vite.js',
      args: ['preview', '--host', '127.0.0.1', '--port', '0'],
      html: '<title>Sign in</title>',
    },
  },
  {
    name: 'astro',
    output: 'dist/client',
    loginPath: '/login',
    loadsPages: true,
    server: { module: '../dist/server/entry.mjs', args: [], html: '<title>Sign in</title>' },
  },
  { name: 'angular', output: 'dist/angular/browser', hasBaseElement: true },
  { name: 'firebaseui-6', output: 'dist', hasHistory: false },
  { name: 'react-firebaseui', output: 'dist', hasHistory: false },
  { name: 'passkeys', output: 'dist', hasTests: true },
  { name: 'email-codes', output: 'dist', hasTests: true },
  { name: 'testing', output: 'dist', hasTests: true },
];

/**
 * All apps, and copies of some apps, such as `init-vue`, in which `doorstep-auth init` writes the sign-in page. The
 * command `npm run examples` builds each example with the package's tarball. It then signs in to the app in a browser,
 * or runs the app's own tests.
 */
export const examples: readonly Example[] = [
  ...apps,
  ...apps.flatMap((app) => {
    const init = initTrials[app.name];
    return init ? [{ ...app, name: `init-${app.name}`, folder: app.name, init }] : [];
  }),
];
