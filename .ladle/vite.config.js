/** Configuration of Ladle's own Vite. It does not extend the project's, which uses options of a newer Vite. */
export default {
  // Stories do not use the project's environment variables.
  envDir: import.meta.dirname,
  // Ladle prints the address instead of opening a browser.
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
