import { defineConfig } from 'vite';

/** The pages of each kind of build: what is deployed, and what scenarios and the demo run on. */
const pages = {
  production: ['index.html'],
  bench: ['demo.html', 'stage.html', 'provider.html'],
} as const;

/**
 * How the bench's modules are put together: a scenario loads a page several times, and every file of it takes its time.
 * What is loaded only when it is needed stays apart.
 */
const benchChunks = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  // What a provider's page has in common with the app.
  {
    name: 'exchange',
    test: /[\\/]node_modules[\\/]zod[\\/]|provider-exchange|[\\/](?:wire|sdk|auth)-error\./,
    priority: 2,
  },
  { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
] as const;

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
        output:
          mode === 'production'
            ? { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' }
            : { codeSplitting: { groups: [...benchChunks] } },
      },
      sourcemap: mode === 'bench',
      // The policy (scripts/server/content-security-policy.ts) knows neither inline scripts nor data: images.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
});
