/** Configuration of the old Vite that Ladle bundles. */
export default {
  // Without this setting, the project's `.env` files would affect the stories: this folder has no `.env` files.
  envDir: import.meta.dirname,
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
