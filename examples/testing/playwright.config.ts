import { defineConfig } from '@playwright/test';

const url = 'http://127.0.0.1:5175';

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  use: {
    baseURL: url,
    // Doorstep's own test of this example sets BROWSER_PATH. Omit this line to use Playwright's browser.
    launchOptions: { executablePath: process.env.BROWSER_PATH },
  },
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 5175 --strictPort', url },
});
