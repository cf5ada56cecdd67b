import { defineConfig } from '@playwright/test';

const url = 'http://localhost:5177';
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
    { command: 'npx vite preview --host localhost --port 5177 --strictPort', url },
    {
      // The server prints its mails. The tests read them from this file.
      command: 'npm run server > mails.log',
      port: 3002,
      env: {
        EMAIL_CODE_SECRET: 'a secret that only this test uses',
        FIREBASE_AUTH_EMULATOR_HOST: emulator,
        GCLOUD_PROJECT: project,
      },
    },
  ],
});
