/** Configuration of the old Vite that Ladle bundles. */
export default {
  // Vite reads the `.env` files of this folder, which has none. So the project's `.env` files do not affect the
  // stories.
  envDir: import.meta.dirname,
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
