import { defineConfig } from '@playwright/test';

const url = 'http://127.0.0.1:5175';

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  use: {
    baseURL: url,
    // Omit this line in your app: Doorstep sets BROWSER_PATH when it tests this example.
    launchOptions: { executablePath: process.env.BROWSER_PATH },
  },
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 5175 --strictPort', url },
});
