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
  /** Whether it may be in the bundle that is deployed. */
  readonly deployed: boolean;
}

/** Packages that every test may import. */
export const testPackages: readonly string[] = ['node:', 'fast-check'];

/** Everything is open to the commands and to what runs lanes. */
export const everything = '*';

export const rooms: Readonly<Record<string, Room>> = {
  // What is deployed.
  entry: {
    paths: ['index.html', 'src/main.tsx', 'src/product.tsx'],
    knows: ['app', 'renderers', 'widget', 'port', 'firebase adapter'],
    packages: ['react', 'react-dom/'],
    deployed: true,
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
    paths: ['src/adapters/'],
    knows: ['port'],
    knowsTypesOf: ['service control'],
    packages: [],
    deployed: true,
  },
  'firebase adapter': {
    paths: ['src/adapters/firebase/'],
    knows: ['port', 'shared by adapters'],
    packages: ['firebase/', 'zod/mini'],
    deployed: true,
  },

  // What only the demo, scenarios and tests run on.
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
    testsKnow: ['contract'],
    packages: ['zod/mini'],
    deployed: false,
  },
  // The fake, as it answers the Firebase SDK's own requests.
  wire: {
    paths: ['src/adapters/wire/'],
    knows: ['shared by adapters', 'service control', 'fake adapter'],
    packages: ['zod/mini', 'libphonenumber-js/'],
    deployed: false,
  },
  // One suite that holds adapters to the port.
  contract: {
    paths: ['src/adapters/contract/'],
    knows: [
      'port',
      'shared by adapters',
      'service control',
      'emulator adapter',
      'fake adapter',
      'auth emulator',
      'wire server',
      'commands',
    ],
    knowsTypesOf: ['stage'],
    packages: [...testPackages, 'playwright'],
    deployed: false,
  },
  demo: {
    paths: ['demo.html', 'provider.html', 'small-print.html', 'src/demo/'],
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
  stage: {
    paths: ['stage.html', 'src/stage/'],
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
    ],
    packages: ['react', 'react-dom', 'react-dom/'],
    deployed: false,
  },
  // What ours is held against: FirebaseUI in the same app.
  reference: {
    paths: ['reference.html', 'src/reference/'],
    testsKnow: ['support', 'commands'],
    knows: ['app', 'renderers', 'widget', 'port', 'firebase adapter', 'emulator adapter', 'stage'],
    packages: ['react', 'react-dom', 'react-dom/', 'firebase/', 'firebaseui', 'firebaseui/', 'playwright'],
    deployed: false,
  },
  // Every screen in each of its states, drawn from the descriptions of the flow.
  stories: {
    paths: ['stories/', '.ladle/'],
    knows: ['renderers', 'widget', 'port', 'app'],
    packages: ['react', 'react-dom/', '@ladle/react'],
    deployed: false,
  },
  fixtures: {
    paths: ['fixtures/'],
    knows: [],
    knowsTypesOf: ['service control'],
    packages: [],
    deployed: false,
  },

  // The specification.
  steps: {
    paths: ['steps/'],
    knows: ['service control', 'refusals in words'],
    knowsTypesOf: ['support', 'port'],
    packages: ['@cucumber/cucumber', 'node:assert/strict'],
    deployed: false,
  },
  'refusals in words': {
    paths: ['steps/refusals.ts'],
    knows: [],
    packages: [],
    deployed: false,
  },
  support: {
    paths: ['steps/support/'],
    knows: ['service control', 'port', 'emulator adapter', 'fake adapter', 'fixtures', 'commands'],
    knowsTypesOf: ['stage', 'harness'],
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
      'wire',
      'fixtures',
      'support',
      'refusals in words',
      'commands',
      'auth emulator',
      'wire server',
      'judge',
      // Where its screens say that they lead.
      'widget',
    ],
    knowsTypesOf: ['stage'],
    packages: ['@cucumber/', 'yaml', 'node:'],
    deployed: false,
  },
  // Google's Auth emulator in our process: of lanes and scenarios it knows nothing.
  'auth emulator': {
    paths: ['harness/emulator/'],
    knows: ['service control', 'shared by adapters', 'emulator adapter', 'wire', 'wire server'],
    knowsTypesOf: ['fake adapter'],
    packages: ['firebase-tools/', 'exegesis-express', 'node:'],
    deployed: false,
  },
  // The in-memory service in the emulator's place, and what the two have in common.
  'wire server': {
    paths: ['harness/wire/'],
    knows: ['service control', 'shared by adapters', 'emulator adapter', 'fake adapter', 'wire'],
    packages: ['node:'],
    deployed: false,
  },
  // What a run's messages come to: it knows neither lanes nor who prints.
  judge: {
    paths: ['harness/judge/'],
    knows: ['support'],
    packages: ['@cucumber/messages', 'yaml', 'node:'],
    deployed: false,
  },
  // What the specification has to notice.
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
