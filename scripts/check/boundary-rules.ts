/**
 * Who may know whom (docs/architecture.md): every source file is in one room, and each room says which others it may
 * import from, and which packages. A room always knows itself.
 */
export interface Room {
  /** Files, or folders with a slash at the end. Where several fit a file, the longest does. */
  readonly paths: readonly string[];
  readonly knows: readonly string[];
  /** Rooms of which only types may be imported. */
  readonly knowsTypesOf?: readonly string[];
  /** Packages, by name or by the beginning of it up to `/` or `:`. */
  readonly packages: readonly string[];
  /** Rooms that only its tests may import from. */
  readonly testsKnow?: readonly string[];
  /** Whether an app's bundle may contain it. */
  readonly deployed: boolean;
}

/** Packages that every test may import. */
export const testPackages: readonly string[] = ['node:', 'fast-check'];

/** Everything is open to the commands and to what runs lanes. */
export const everything = '*';

export const rooms: Readonly<Record<string, Room>> = {
  // src: what ships.
  entry: {
    paths: ['index.html', 'src/main.tsx', 'src/product.tsx'],
    knows: ['app', 'renderers', 'widget', 'port', 'firebase adapter'],
    packages: ['react', 'react-dom/'],
    deployed: true,
  },
  package: {
    paths: ['src/package/'],
    knows: ['renderers', 'widget', 'port', 'service control', 'firebase adapter', 'emulator adapter', 'fake adapter'],
    packages: [],
    deployed: false,
  },
  app: {
    paths: ['src/app/'],
    knows: ['renderers', 'widget', 'port'],
    packages: ['react', 'react-dom', 'wouter', 'web-vitals'],
    deployed: true,
  },
  renderers: {
    paths: ['src/renderers/'],
    knows: ['widget', 'port'],
    packages: ['react', 'react-dom', 'react-dom/', 'downshift', 'lean-qr'],
    deployed: true,
  },
  widget: {
    paths: ['src/widget/'],
    knows: ['port'],
    testsKnow: ['fixtures'],
    packages: ['zod/mini', 'libphonenumber-js/'],
    deployed: true,
  },
  port: {
    paths: ['src/adapters/auth-backend.ts', 'src/adapters/auth-error.ts', 'src/adapters/auth-error-codes.ts'],
    knows: [],
    packages: [],
    deployed: true,
  },
  'shared by adapters': {
    paths: ['src/adapters/shared/'],
    knows: ['port'],
    packages: [],
    deployed: true,
  },
  'firebase adapter': {
    paths: ['src/adapters/firebase/'],
    knows: ['port', 'shared by adapters'],
    packages: ['firebase/', 'zod/mini'],
    deployed: true,
  },
  // These three are in the package, and never in the app.
  'service control': {
    paths: ['src/adapters/service-control.ts'],
    knows: [],
    packages: [],
    deployed: false,
  },
  'emulator adapter': {
    paths: ['src/adapters/emulator/'],
    knows: ['port', 'shared by adapters', 'firebase adapter'],
    knowsTypesOf: ['service control'],
    packages: ['firebase/'],
    deployed: false,
  },
  'fake adapter': {
    paths: ['src/adapters/fake/'],
    knows: ['port', 'shared by adapters', 'service control'],
    testsKnow: ['contract', 'fixtures'],
    packages: ['zod/mini'],
    deployed: false,
  },

  fixtures: {
    paths: ['fixtures/'],
    knows: ['widget', 'port'],
    knowsTypesOf: ['service control'],
    packages: [],
    deployed: false,
  },

  // pages: what is served to people and scenarios.
  demo: {
    paths: ['pages/demo/', 'pages/provider/', 'pages/demo.html', 'pages/provider.html', 'pages/small-print.html'],
    knows: [
      'app',
      'renderers',
      'widget',
      'port',
      'service control',
      'shared by adapters',
      'emulator adapter',
      'fake adapter',
      'fixtures',
    ],
    packages: ['react', 'react-dom/', 'zod/mini'],
    deployed: false,
  },
  'test bed': {
    paths: ['pages/test-bed.html', 'pages/test-bed/'],
    knows: [
      'entry',
      'app',
      'renderers',
      'widget',
      'port',
      'service control',
      'firebase adapter',
      'emulator adapter',
      'fake adapter',
      'fixtures',
    ],
    packages: ['react', 'react-dom', 'react-dom/'],
    deployed: false,
  },
  reference: {
    paths: ['pages/reference.html', 'pages/reference/'],
    knows: ['app', 'renderers', 'widget', 'port', 'firebase adapter', 'emulator adapter', 'test bed', 'google scripts'],
    packages: ['react', 'react-dom', 'react-dom/', 'firebase/', 'firebaseui', 'firebaseui/'],
    deployed: false,
  },
  stories: {
    paths: ['stories/', '.ladle/'],
    knows: ['renderers', 'widget', 'port', 'app'],
    packages: ['react', 'react-dom/', '@ladle/react'],
    deployed: false,
  },

  // services: stand-ins for Google's services.
  'google scripts': {
    paths: ['services/google-scripts/'],
    knows: [],
    packages: [],
    deployed: false,
  },
  'auth handler': {
    paths: ['services/auth-handler/'],
    knows: ['emulator adapter'],
    knowsTypesOf: ['fake adapter'],
    packages: ['node:'],
    deployed: false,
  },
  'auth server': {
    paths: ['services/auth-server/'],
    knows: ['service control', 'fake adapter', 'auth handler'],
    packages: ['libphonenumber-js/', 'node:'],
    deployed: false,
  },
  'in-memory server': {
    paths: ['services/in-memory/'],
    knows: ['service control', 'shared by adapters', 'fake adapter', 'auth handler', 'auth server'],
    packages: ['zod/mini', 'node:'],
    deployed: false,
  },
  'auth emulator': {
    paths: ['services/emulator/'],
    knows: ['service control', 'shared by adapters', 'fake adapter', 'auth handler', 'auth server'],
    packages: ['firebase-tools/', 'exegesis-express', 'node:'],
    deployed: false,
  },
  contract: {
    paths: ['services/contract/'],
    knows: [
      'port',
      'shared by adapters',
      'service control',
      'emulator adapter',
      'fake adapter',
      'auth emulator',
      'auth server',
      'in-memory server',
      'fixtures',
    ],
    testsKnow: ['tools', 'test bed'],
    packages: [...testPackages, 'playwright'],
    deployed: false,
  },

  tools: {
    paths: ['tools/'],
    knows: ['widget'],
    testsKnow: ['firebase adapter'],
    packages: ['node:', 'vite', 'playwright'],
    deployed: false,
  },

  // The specification, what its sentences mean in a browser, and what runs and judges it.
  steps: {
    paths: ['steps/'],
    knows: ['service control', 'driver'],
    knowsTypesOf: ['port'],
    packages: ['@cucumber/cucumber', '@cucumber/cucumber/api', 'node:assert/strict'],
    deployed: false,
  },
  driver: {
    paths: ['driver/'],
    knows: ['service control', 'port', 'emulator adapter', 'fake adapter', 'google scripts', 'fixtures', 'tools'],
    testsKnow: ['reference'],
    knowsTypesOf: ['test bed'],
    packages: ['@cucumber/cucumber', '@playwright/test', 'playwright', 'axe-core', 'node:'],
    deployed: false,
  },
  harness: {
    paths: ['harness/'],
    knows: [
      'service control',
      'port',
      'shared by adapters',
      'emulator adapter',
      'fake adapter',
      'fixtures',
      'driver',
      'auth emulator',
      'auth server',
      'in-memory server',
      'judge',
      'widget',
      'tools',
    ],
    knowsTypesOf: ['test bed'],
    packages: ['@cucumber/', 'yaml', 'node:'],
    deployed: false,
  },
  judge: {
    paths: ['harness/judge/'],
    knows: ['driver'],
    packages: ['@cucumber/messages', 'yaml', 'node:'],
    deployed: false,
  },
  'broken renderers': {
    paths: ['harness/broken/renderers/'],
    knows: ['renderers'],
    packages: [],
    deployed: false,
  },
  commands: {
    paths: ['scripts/', 'vite.config.ts'],
    knows: [everything],
    packages: ['node:', 'vite', 'playwright', '@ladle/react/', '@cucumber/messages', '@viz-js/viz', 'axe-core'],
    deployed: false,
  },
};
