import { defineConfig } from '@playwright/test';

const url = 'http://127.0.0.1:5175';

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  use: {
    baseURL: url,
    // The project's own test passes the browser that it has found. Omit this line to use Playwright's own.
    launchOptions: { executablePath: process.env.BROWSER_PATH },
  },
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 5175 --strictPort', url },
});
