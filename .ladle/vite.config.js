/** Configuration of the old Vite that Ladle bundles. */
export default {
  // This folder has no `.env` files. The project's `.env` files must not affect the stories.
  envDir: import.meta.dirname,
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
