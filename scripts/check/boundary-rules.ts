/** A set of files with the same import rules (docs/architecture.md). Every source file belongs to one area. */
export interface Area {
  readonly paths: readonly string[];
  readonly imports: readonly string[];
  readonly importsTypes?: readonly string[];
  /** Further areas that the tests of this area may import from. */
  readonly testsImport?: readonly string[];
  readonly packages: readonly string[];
  /** Whether the area may be part of the deployed bundle. */
  readonly deployed: boolean;
}

/** Packages that every test may import. They include the compat SDK, which many apps with FirebaseUI use. */
export const testPackages: readonly string[] = ['node:', 'fast-check', 'firebase/compat/app'];

/** Wildcard for all areas, or for all packages, in a list of allowed imports. */
export const everything = '*';

/**
 * Entry modules of the app and the package, or folders of entry modules. Every other file in `src/` must be reachable
 * from an entry module, except tests.
 */
export const entries = ['src/main.tsx', 'src/package/', 'src/locales/', 'src/theme/ready/'] as const;
export const shippedFolder = 'src/';

/**
 * Files may import only from their own folder and from folders further down in this list. Tests may import from any
 * folder.
 */
export const folderOrder: readonly string[] = [
  'scripts',
  '.ladle',
  'stories',
  'harness',
  'steps',
  'driver',
  'pages',
  'services',
  'fixtures',
  'tools',
  'src',
];

export const areas: Readonly<Record<string, Area>> = {
  entry: {
    paths: ['index.html', 'src/main.tsx', 'src/product.tsx', 'src/start-app.tsx', 'src/ProjectErrorPage.tsx'],
    imports: ['app', 'renderers', 'widget', 'port', 'firebase adapter'],
    packages: ['react', 'react-dom/'],
    deployed: true,
  },
  package: {
    paths: ['src/package/'],
    imports: [
      'theme',
      'renderers',
      'user',
      'dialog',
      'widget',
      'port',
      'service control',
      'firebase adapter',
      'emulator adapter',
      'in-memory adapter',
      'other adapters',
      'compat',
      'testing',
      'locales',
      'servers of apps',
      'passkey server',
    ],
    testsImport: ['passkey device'],
    packages: [],
    deployed: false,
  },
  /**
   * Code for the servers of apps. It imports no package, so that a server needs no other package. The widget
   * and the app may not import it, so that it is not part of an app's pages.
   */
  'servers of apps': {
    paths: ['src/server/'],
    imports: ['language tags'],
    testsImport: ['tests of stores'],
    packages: [],
    deployed: false,
  },
  /**
   * Passkeys on the servers of apps. A separate area, so that only a server that imports `doorstep-auth/passkey-server`
   * needs the package `@simplewebauthn/server`.
   */
  'passkey server': {
    paths: ['src/server/passkeys/'],
    imports: ['servers of apps'],
    testsImport: ['passkey device', 'tests of stores'],
    packages: ['@simplewebauthn/server'],
    deployed: false,
  },
  /** The program `doorstep-auth`, for the computers of developers. */
  'program of the package': {
    paths: ['src/package/bin/'],
    imports: ['init'],
    packages: ['node:'],
    deployed: false,
  },
  /**
   * The command `doorstep-auth init`. It runs in Node, and checks providers as the widget does. Its templates come from
   * `examples/` when the package is built.
   */
  init: {
    paths: ['src/init/'],
    imports: ['widget'],
    testsImport: ['tools'],
    packages: ['node:'],
    deployed: false,
  },
  /** Types of the custom elements for use in templates. An app imports only the file of its framework. */
  'element types': {
    paths: ['src/package/element/', 'src/package/user-element/'],
    imports: ['package'],
    packages: ['react', 'svelte/elements', 'vue'],
    deployed: false,
  },
  /** A test backend and a page object for the tests of apps (`doorstep-auth/testing`). */
  testing: {
    paths: ['src/testing/'],
    imports: ['port', 'service control', 'in-memory adapter'],
    testsImport: ['fixtures'],
    packages: [],
    deployed: false,
  },
  /**
   * React components and a hook for the signed-in user (`doorstep-auth/user`), and the custom element
   * `<doorstep-user-button>` (`doorstep-auth/user-element`). Uses small helpers of the widget and of the renderers, but
   * no screen.
   */
  user: {
    paths: ['src/user/'],
    imports: ['theme', 'renderers', 'widget'],
    testsImport: ['package', 'locales', 'fixtures', 'tools'],
    packages: ['react', 'react-dom', 'react-dom/'],
    deployed: false,
  },
  /** The widget in a modal dialog (`doorstep-auth/dialog`). */
  dialog: {
    paths: ['src/dialog/'],
    imports: ['theme', 'renderers', 'widget', 'port'],
    testsImport: ['package', 'fixtures', 'tools'],
    packages: ['react', 'react-dom', 'react-dom/'],
    deployed: false,
  },
  /** Replacements for the functions of FirebaseUI 6, for pages that used that library. */
  compat: {
    paths: ['src/compat/'],
    imports: ['renderers', 'widget', 'port', 'firebase adapter'],
    testsImport: ['shared by adapters', 'fixtures'],
    packages: ['firebase/', 'react', 'react-dom/'],
    deployed: false,
  },
  app: {
    paths: ['src/app/'],
    imports: ['renderers', 'widget', 'port'],
    testsImport: ['fixtures'],
    packages: ['react', 'react-dom', 'wouter', 'web-vitals'],
    deployed: true,
  },
  renderers: {
    paths: ['src/renderers/'],
    imports: ['theme', 'widget', 'port'],
    testsImport: ['package', 'fixtures', 'tools'],
    packages: ['react', 'react-dom', 'react-dom/', 'downshift', 'lean-qr'],
    deployed: true,
  },
  widget: {
    paths: ['src/widget/'],
    imports: ['port', 'language tags'],
    testsImport: ['fixtures', 'globals of a page'],
    packages: ['zod/mini', 'fastest-levenshtein', 'libphonenumber-js/'],
    deployed: true,
  },
  /** The choice of a language, for pages and servers. */
  'language tags': {
    paths: ['src/widget/messages/find-tag.ts'],
    imports: [],
    packages: [],
    deployed: true,
  },
  /** The style sheets of the widget. */
  theme: {
    paths: ['src/theme/'],
    imports: [],
    testsImport: ['renderers'],
    packages: [],
    deployed: true,
  },
  /** Style sheets that adapt the widget to a design system. They are not part of the deployed app. */
  'ready themes': {
    paths: ['src/theme/ready/'],
    imports: [],
    packages: [],
    deployed: false,
  },
  /** The translations of the widget's texts. They are not part of the deployed app. */
  locales: {
    paths: ['src/locales/'],
    imports: [],
    importsTypes: ['widget'],
    testsImport: ['widget'],
    packages: [],
    deployed: false,
  },
  port: {
    paths: ['src/adapters/auth-backend.ts', 'src/adapters/auth-error.ts', 'src/adapters/auth-error-codes.ts'],
    imports: [],
    packages: [],
    deployed: true,
  },
  'shared by adapters': {
    paths: ['src/adapters/shared/'],
    imports: ['port'],
    packages: [],
    deployed: true,
  },
  'firebase adapter': {
    paths: ['src/adapters/firebase/'],
    imports: ['port', 'shared by adapters'],
    packages: ['firebase/', 'zod/mini'],
    deployed: true,
  },

  'service control': {
    paths: ['src/adapters/service-control.ts'],
    imports: [],
    packages: [],
    deployed: false,
  },
  'emulator adapter': {
    paths: ['src/adapters/emulator/'],
    imports: ['port', 'shared by adapters', 'firebase adapter'],
    importsTypes: ['service control'],
    packages: ['firebase/'],
    deployed: false,
  },
  'in-memory adapter': {
    paths: ['src/adapters/in-memory/'],
    imports: ['port', 'shared by adapters', 'service control'],
    testsImport: ['contract', 'fixtures'],
    packages: ['zod/mini'],
    deployed: false,
  },

  /**
   * Adapters that the deployed app does not contain. They may import any npm package, because no visitor downloads
   * their code.
   */
  'other adapters': {
    paths: ['src/adapters/'],
    imports: ['port', 'shared by adapters'],
    importsTypes: ['service control'],
    packages: [everything],
    deployed: false,
  },

  /** Stands in for a browser with an authenticator, in unit tests in Node. */
  'passkey device': {
    paths: ['fixtures/passkey-device.ts'],
    imports: [],
    packages: ['node:'],
    deployed: false,
  },
  /** Functions that replace the globals of a page, for unit tests in Node. */
  'globals of a page': {
    paths: ['fixtures/page-globals.ts'],
    imports: [],
    packages: ['node:'],
    deployed: false,
  },
  fixtures: {
    paths: ['fixtures/'],
    imports: ['widget', 'port', 'testing', 'locales', 'ready themes'],
    importsTypes: ['service control', 'user'],
    packages: [],
    deployed: false,
  },

  demo: {
    paths: ['pages/demo/', 'pages/provider/', 'pages/demo.html', 'pages/provider.html', 'pages/small-print.html'],
    imports: [
      'app',
      'renderers',
      'widget',
      'port',
      'service control',
      'shared by adapters',
      'emulator adapter',
      'in-memory adapter',
      'servers of apps',
      'code server',
      'fixtures',
    ],
    testsImport: ['tools'],
    packages: ['react', 'react-dom', 'react-dom/', 'zod/mini', '@zxcvbn-ts/', 'playwright'],
    deployed: false,
  },
  'test bed': {
    paths: ['pages/test-bed.html', 'pages/test-bed/'],
    imports: [
      'entry',
      'package',
      'app',
      'dialog',
      'renderers',
      'widget',
      'port',
      'service control',
      'firebase adapter',
      'emulator adapter',
      'in-memory adapter',
      'other adapters',
      'locales',
      'fixtures',
    ],
    testsImport: ['tools'],
    packages: ['react', 'react-dom', 'react-dom/', 'firebase/', 'doorstep-auth/', 'playwright'],
    deployed: false,
  },
  host: {
    paths: ['pages/host.html', 'pages/host/'],
    imports: ['renderers', 'widget', 'port', 'in-memory adapter', 'testing', 'fixtures'],
    testsImport: ['tests of the host page', 'tools'],
    packages: ['react', 'react-dom', 'react-dom/', 'playwright'],
    deployed: false,
  },
  /** Opens the host page in a browser, for the tests of this page. */
  'tests of the host page': {
    paths: ['pages/host/open-host-page.ts'],
    imports: ['tools'],
    packages: ['node:', 'playwright'],
    deployed: false,
  },
  /** Apps with a `<UserButton>` and with a `<doorstep-user-button>`. */
  'page with the user': {
    paths: ['pages/user.html', 'pages/user-element.html', 'pages/user/'],
    imports: ['theme', 'user', 'fixtures'],
    testsImport: ['tests with the user'],
    packages: ['react', 'react-dom', 'react-dom/', 'playwright'],
    deployed: false,
  },
  /** The tests that `<UserButton>` and `<doorstep-user-button>` have in common, and the browser for these tests. */
  'tests with the user': {
    paths: ['pages/user/test-button.ts', 'pages/user/tested-page.ts'],
    imports: ['fixtures', 'tools'],
    importsTypes: ['page with the user'],
    packages: ['node:', 'playwright'],
    deployed: false,
  },
  /** A page with nothing but the custom element. */
  'page with the element': {
    paths: ['pages/element.html', 'pages/element/'],
    imports: ['package'],
    packages: [],
    deployed: false,
  },
  reference: {
    paths: ['pages/reference.html', 'pages/reference/'],
    imports: [
      'app',
      'renderers',
      'widget',
      'port',
      'firebase adapter',
      'emulator adapter',
      'test bed',
      'google scripts',
    ],
    packages: ['react', 'react-dom', 'react-dom/', 'firebase/', 'firebaseui', 'firebaseui/'],
    deployed: false,
  },
  'page for FirebaseUI': {
    paths: ['pages/firebaseui-6/'],
    imports: ['package', 'emulator adapter', 'google scripts'],
    testsImport: ['tools', 'auth emulator', 'service control'],
    packages: ['react', 'react-dom/', 'firebase/', 'firebaseui', 'firebaseui/', 'playwright'],
    deployed: false,
  },
  stories: {
    paths: ['stories/', '.ladle/'],
    imports: ['theme', 'renderers', 'user', 'dialog', 'widget', 'port', 'app', 'fixtures'],
    packages: ['react', 'react-dom/', '@ladle/react'],
    deployed: false,
  },

  'google scripts': {
    paths: ['services/google-scripts/'],
    imports: [],
    packages: [],
    deployed: false,
  },
  'auth handler': {
    paths: ['services/auth-handler/'],
    imports: ['emulator adapter'],
    importsTypes: ['in-memory adapter'],
    packages: ['node:'],
    deployed: false,
  },
  'code server': {
    paths: ['services/code-server/'],
    imports: ['in-memory adapter', 'servers of apps'],
    importsTypes: ['service control', 'widget'],
    packages: [],
    deployed: false,
  },
  'passkey stand-in': {
    paths: ['services/passkey-server/'],
    imports: [],
    importsTypes: ['widget'],
    packages: [],
    deployed: false,
  },
  /** Firestore in memory, and the tests that the stores of the servers have in common. */
  'tests of stores': {
    paths: ['services/stores/'],
    imports: [],
    importsTypes: ['servers of apps', 'passkey server'],
    packages: ['node:'],
    deployed: false,
  },
  'auth server': {
    paths: ['services/auth-server/'],
    imports: ['service control', 'in-memory adapter', 'auth handler', 'tools'],
    packages: ['libphonenumber-js/', 'node:'],
    deployed: false,
  },
  'in-memory server': {
    paths: ['services/in-memory-server/'],
    imports: ['service control', 'shared by adapters', 'in-memory adapter', 'auth handler', 'auth server'],
    packages: ['zod/mini', 'node:'],
    deployed: false,
  },
  'auth emulator': {
    paths: ['services/emulator/'],
    imports: ['service control', 'shared by adapters', 'in-memory adapter', 'auth handler', 'auth server'],
    packages: ['firebase-tools/', 'exegesis-express', 'node:'],
    deployed: false,
  },
  contract: {
    paths: ['services/contract/'],
    imports: [
      'port',
      'shared by adapters',
      'service control',
      'firebase adapter',
      'emulator adapter',
      'in-memory adapter',
      'other adapters',
      'auth emulator',
      'auth server',
      'in-memory server',
      'fixtures',
    ],
    testsImport: ['tools', 'test bed'],
    packages: [...testPackages, 'playwright', 'firebase/'],
    deployed: false,
  },

  tools: {
    paths: ['tools/'],
    imports: ['widget', 'init'],
    testsImport: ['firebase adapter'],
    packages: ['node:', 'vite', 'playwright', 'axe-core', 'commander', 'fastest-levenshtein'],
    deployed: false,
  },

  steps: {
    paths: ['steps/'],
    imports: ['service control', 'driver'],
    importsTypes: ['port'],
    testsImport: ['widget'],
    packages: ['@cucumber/cucumber', '@cucumber/cucumber/api', 'node:assert/strict'],
    deployed: false,
  },
  driver: {
    paths: ['driver/'],
    imports: [
      'service control',
      'port',
      'emulator adapter',
      'in-memory adapter',
      'code server',
      'passkey stand-in',
      'google scripts',
      'locales',
      'fixtures',
      'tools',
    ],
    testsImport: ['reference'],
    importsTypes: ['test bed'],
    packages: ['@cucumber/cucumber', '@playwright/test', 'playwright', 'axe-core', 'node:'],
    deployed: false,
  },
  harness: {
    paths: ['harness/'],
    imports: [
      'service control',
      'port',
      'shared by adapters',
      'emulator adapter',
      'in-memory adapter',
      'fixtures',
      'driver',
      'auth emulator',
      'auth server',
      'in-memory server',
      'judge',
      'widget',
      'tools',
    ],
    importsTypes: ['test bed'],
    packages: ['@cucumber/', 'yaml', 'node:'],
    deployed: false,
  },
  judge: {
    paths: ['harness/judge/', 'harness/corpus/', 'harness/output.ts'],
    imports: ['driver', 'tools'],
    importsTypes: ['test bed'],
    packages: ['@cucumber/messages', '@cucumber/gherkin', 'fastest-levenshtein', 'yaml', 'node:'],
    deployed: false,
  },
  fuzzers: {
    paths: ['harness/fuzz/'],
    imports: [everything],
    packages: ['fast-check', 'react-dom/server', 'node:'],
    deployed: false,
  },
  matrix: {
    paths: ['harness/matrix/'],
    imports: ['harness', 'judge', 'steps', 'driver', 'service control', 'tools'],
    importsTypes: ['test bed'],
    packages: ['@cucumber/cucumber', 'node:'],
    deployed: false,
  },
  'broken renderers': {
    paths: ['harness/broken/renderers/'],
    imports: ['renderers'],
    packages: [],
    deployed: false,
  },
  commands: {
    paths: ['scripts/', 'vite.config.ts'],
    imports: [everything],
    packages: [
      'node:',
      'vite',
      'playwright',
      '@ladle/react/',
      '@cucumber/messages',
      '@viz-js/viz',
      'sharp',
      'axe-core',
      'highlight.js/',
      'marked',
      'minisearch',
      'yaml',
    ],
    deployed: false,
  },
};
