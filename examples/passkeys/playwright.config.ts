import { defineConfig } from '@playwright/test';

// Passkeys need a domain, so the page is at localhost and not at 127.0.0.1.
const url = 'http://localhost:5176';
const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? 'localhost:9099';
const project = process.env.GCLOUD_PROJECT ?? 'demo-app';

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    launchOptions: {
      // Omit these two lines in your app: Doorstep sets the variables when it tests this example.
      executablePath: process.env.BROWSER_PATH,
      args: [`--host-resolver-rules=MAP localhost:9099 ${emulator}`],
    },
  },
  webServer: [
    { command: 'npx vite preview --host localhost --port 5176 --strictPort', url },
    {
      command: 'npm run server',
      port: 3001,
      env: {
        PASSKEY_ORIGIN: url,
        PASSKEY_SECRET: 'only for the tests of this example',
        FIREBASE_AUTH_EMULATOR_HOST: emulator,
        GCLOUD_PROJECT: project,
      },
    },
  ],
});
