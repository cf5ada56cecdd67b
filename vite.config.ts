import { join } from 'node:path';
import { defineConfig } from 'vite';
import { packageBuildChunks, testBuildChunks } from './tools/bundle/test-build-chunks.ts';
import { commonHead, countedImports, withoutNetwork } from './tools/bundle/vite-plugins.ts';
import { inProject, root } from './tools/project.ts';

/**
 * The root folder and the pages of each kind of build.
 */
const kinds = {
  production: { root, pages: ['index.html'] },
  element: { root: inProject('pages'), pages: ['element.html'] },
  test: {
    root: inProject('pages'),
    pages: ['demo.html', 'small-print.html', 'test-bed.html', 'provider.html', 'host.html'],
  },
  /** A test build of the built package. */
  package: { root: inProject('pages'), pages: ['test-bed.html', 'provider.html'] },
  reference: {
    root: inProject('pages'),
    pages: [
      'reference.html',
      'firebaseui-6/before.html',
      'firebaseui-6/after.html',
      'firebaseui-6/home.html',
      'firebaseui-6/react.html',
      'firebaseui-6/sign-in.html',
    ],
  },
} as const;

const isKind = (mode: string): mode is keyof typeof kinds => Object.hasOwn(kinds, mode);

export default defineConfig(({ mode }) => {
  if (!isKind(mode)) {
    throw new Error(`vite.config.ts: expected --mode ${Object.keys(kinds).join(' or ')}, but got "${mode}"`);
  }
  const kind = kinds[mode];
  const isTest = mode === 'test' || mode === 'package';
  const isMeasured = mode === 'production' || mode === 'element';
  return {
    root: kind.root,
    publicDir: inProject('public'),
    envPrefix: 'DOORSTEP_',
    // Vite does not read .env. The scripts that need it read it and pass the variables to the build.
    envDir: false,
    oxc: { jsx: { runtime: 'automatic', development: process.env['NODE_ENV'] === 'development' } },
    plugins: [commonHead(), ...(isTest ? [countedImports()] : []), ...(mode === 'reference' ? [withoutNetwork()] : [])],
    build: {
      rolldownOptions: {
        input: kind.pages.map((page) => join(kind.root, page)),
        // Warnings about slow plugins would only distract from the output of `npm start`.
        checks: { bundlerTimings: false },
        // Short names save bytes: the first chunk lists the names of all others.
        output: isMeasured
          ? { chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' }
          : isTest
            ? { codeSplitting: { groups: mode === 'test' ? testBuildChunks : packageBuildChunks } }
            : {},
      },
      sourcemap: !isMeasured,
      // Inlines no assets and no preload script. The Content Security Policy would block them.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // FirebaseUI is a single large module, and the test build has few large chunks, so allow them to be larger before
      // Vite warns.
      ...(mode === 'production' ? {} : { chunkSizeWarningLimit: 1000 }),
    },
  };
});
