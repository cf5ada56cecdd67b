/** Configuration of the old Vite that Ladle bundles. */
export default {
  // Look for `.env` files in this folder, which has none. The project's `.env` files must not affect the stories.
  envDir: import.meta.dirname,
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
