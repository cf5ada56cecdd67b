import { defineConfig } from 'vite';
import { benchChunks } from './scripts/bundle/bench-chunks.ts';
import { commonHead } from './scripts/bundle/common-head.ts';
import { countedImports } from './scripts/bundle/counted-imports.ts';
import { withoutNetwork } from './scripts/bundle/without-network.ts';

/** The pages of each kind of build: what is deployed, what scenarios and the demo run on, and whom ours is held against. */
const pages = {
  production: ['index.html'],
  bench: ['demo.html', 'small-print.html', 'stage.html', 'provider.html'],
  reference: ['reference.html'],
} as const;

const isKind = (mode: string): mode is keyof typeof pages => Object.hasOwn(pages, mode);

export default defineConfig(({ mode }) => {
  if (!isKind(mode)) {
    throw new Error(`vite.config.ts: expected --mode ${Object.keys(pages).join(', ')}, not "${mode}"`);
  }
  return {
    envPrefix: 'DOORSTEP_',
    // The scripts read .env themselves, for the firebase backend only; a build takes what it is given.
    envDir: false,
    oxc: { jsx: { runtime: 'automatic', development: process.env['NODE_ENV'] === 'development' } },
    plugins: [
      commonHead(),
      ...(mode === 'bench' ? [countedImports()] : []),
      ...(mode === 'reference' ? [withoutNetwork()] : []),
    ],
    build: {
      rolldownOptions: {
        input: [...pages[mode]],
        // How long a plugin takes is no warning to whoever only wants to start the app.
        checks: { bundlerTimings: false },
        // Names are weight: every chunk that may be needed is named in the first one.
        output:
          mode === 'production'
            ? { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' }
            : mode === 'bench'
              ? { codeSplitting: { groups: benchChunks } }
              : {},
      },
      sourcemap: mode !== 'production',
      // The policy (scripts/server/content-security-policy.ts) knows neither inline scripts nor data: images.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // FirebaseUI comes in one piece.
      ...(mode === 'reference' ? { chunkSizeWarningLimit: 1000 } : {}),
    },
  };
});
