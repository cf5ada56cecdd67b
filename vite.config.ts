import { defineConfig } from 'vite';

/** The pages of each kind of build: what is deployed, and what scenarios and the demo run on. */
const pages = {
  production: ['index.html'],
  bench: ['demo.html', 'stage.html', 'provider.html'],
} as const;

export default defineConfig(({ mode }) => {
  if (mode !== 'production' && mode !== 'bench') {
    throw new Error(`vite.config.ts: expected --mode production or --mode bench, not "${mode}"`);
  }
  return {
    envPrefix: 'DOORSTEP_',
    // The scripts read .env themselves, for the firebase backend only; a build takes what it is given.
    envDir: false,
    oxc: { jsx: { runtime: 'automatic', development: process.env['NODE_ENV'] === 'development' } },
    build: {
      rolldownOptions: {
        input: [...pages[mode]],
        // How long a plugin takes is no warning to whoever only wants to start the app.
        checks: { bundlerTimings: false },
        // Names are weight: every chunk that may be needed is named in the first one.
        ...(mode === 'production' && {
          output: { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' },
        }),
      },
      sourcemap: mode === 'bench',
      // The policy (scripts/server/content-security-policy.ts) knows neither inline scripts nor data: images.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
});
