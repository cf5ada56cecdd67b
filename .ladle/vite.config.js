/** Configuration of Ladle's own Vite. This Vite is too old for the project's configuration. */
export default {
  // This folder has no `.env` files. So the project's `.env` files do not affect the stories.
  envDir: import.meta.dirname,
  // Prevents Ladle from opening a browser.
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
