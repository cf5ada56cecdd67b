/** Configuration of Ladle, which shows every screen of the widget in each of its states (`stories/`). */
export default {
  stories: 'stories/*.stories.tsx',
  // Ladle brings its own Vite, which cannot read the project's configuration.
  viteConfig: '.ladle/vite.config.js',
  outDir: 'build/stories',
  port: 5180,
  i18n: { buildTooltip: 'The pages are in build/stories; any static server shows them.' },
  expandStoryTree: true,
  addons: { rtl: { enabled: false }, source: { enabled: false }, theme: { enabled: false } },
};
