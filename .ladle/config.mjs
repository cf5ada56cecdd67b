/** Configuration of Ladle. Ladle shows the stories: every screen of the widget in every state. */
export default {
  stories: 'stories/*.stories.tsx',
  // Ladle contains an older Vite, which cannot read the project's Vite configuration. So Ladle has a configuration of
  // its own.
  viteConfig: '.ladle/vite.config.js',
  outDir: 'build/stories',
  port: 5180,
  i18n: { buildTooltip: 'The pages are in build/stories; any static server shows them.' },
  expandStoryTree: true,
  addons: { rtl: { enabled: false }, source: { enabled: false }, theme: { enabled: false } },
};
