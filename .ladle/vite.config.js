/** Configuration of the Vite that Ladle bundles. The project's configuration uses options of a newer Vite. */
export default {
  // Keeps the project's environment variables out of the stories.
  envDir: import.meta.dirname,
  // Prevents Ladle from opening a browser.
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
