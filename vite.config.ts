import { join } from 'node:path';
import { defineConfig } from 'vite';
import { initialChunks, packageBuildChunks, testBuildChunks } from './tools/bundle/test-build-chunks.ts';
import {
  commonHead,
  countedImports,
  joinedLines,
  withoutLeadsTo,
  withoutNetwork,
} from './tools/bundle/vite-plugins.ts';
import { inProject, root } from './tools/project.ts';

/** Root folder and pages of each kind of build. Vite's `--mode` selects the kind. */
const kinds = {
  production: { root, pages: ['index.html'] },
  element: { root: inProject('pages'), pages: ['element.html'] },
  test: {
    root: inProject('pages'),
    pages: [
      'demo.html',
      'small-print.html',
      'test-bed.html',
      'provider.html',
      'host.html',
      'user.html',
      'user-element.html',
    ],
  },
  /** A test build that uses the built npm package in place of the widget's sources. */
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
    // Keep Vite from reading `.env`: our scripts read it and pass the variables to the build.
    envDir: false,
    // Remove React's code for its developer tools, because the size of the first load is limited.
    ...(isMeasured && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    oxc: { jsx: { runtime: 'automatic', development: process.env['NODE_ENV'] === 'development' } },
    plugins: [
      commonHead(),
      ...(isMeasured ? [withoutLeadsTo(), joinedLines()] : []),
      ...(isTest ? [countedImports()] : []),
      ...(mode === 'reference' ? [withoutNetwork()] : []),
    ],
    build: {
      rolldownOptions: {
        input: kind.pages.map((page) => join(kind.root, page)),
        // Turn off warnings about slow plugins, which would clutter the output of `npm start`.
        checks: { bundlerTimings: false },
        // Use short file names. The first chunk lists the file names of all other chunks, and the size of the first
        // chunk is limited.
        output: isMeasured
          ? {
              // For more than 64 chunks, Rolldown needs 7 characters.
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:6][extname]',
              codeSplitting: { groups: initialChunks },
            }
          : isTest
            ? { codeSplitting: { groups: mode === 'test' ? testBuildChunks : packageBuildChunks } }
            : {},
      },
      sourcemap: !isMeasured,
      // Inline neither assets nor Vite's preload script, because the Content Security Policy would block them.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Accept larger chunks without a warning: FirebaseUI is a single large module, the test build has few chunks, and
      // the demo's library for the strength of passwords has a large dictionary.
      ...(mode === 'production' ? {} : { chunkSizeWarningLimit: 1300 }),
    },
  };
});
