/** For Ladle's own Vite: nothing of the project's, whose options it would not understand. */
export default {
  // No environment of the project belongs in stories.
  envDir: false,
  build: { target: 'es2022' },
};
