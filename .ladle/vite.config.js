/** Configuration of the Vite that Ladle bundles. The project's configuration uses options of a newer Vite. */
export default {
  // Vite loads `.env` files from this folder, which has none. So the project's `.env` files do not affect the stories.
  envDir: import.meta.dirname,
  // Prevents Ladle from opening a browser.
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
