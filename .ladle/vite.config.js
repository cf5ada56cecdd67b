/** Configuration of Ladle's own Vite, which is older than the project's Vite. */
export default {
  // Let Vite look for `.env` files in this folder, which has none. So the project's `.env` files do not affect the
  // stories.
  envDir: import.meta.dirname,
  // An empty plugin, to keep out Ladle's own plugin: Ladle adds its plugin only if no other plugin has this name.
  // Ladle's plugin would read the configurations of the apps in examples/, and print that they are incomplete.
  plugins: [{ name: 'vite:tsconfig-paths' }],
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
