/** For Ladle's own Vite: nothing of the project's, whose options it would not understand. */
export default {
  // No environment of the project belongs in stories.
  envDir: import.meta.dirname,
  // The address is printed; whoever wants it in a browser opens it.
  server: { open: false },
  build: { target: 'es2022' },
  logLevel: 'error',
};
