import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { root } from '../project.ts';

/**
 * Builds a style sheet, including the style sheets that it imports.
 *
 * @param source absolute path of the style sheet
 * @param folder the package's folder
 * @param file path of the built style sheet in the package
 */
export async function buildStyle(source: string, folder: string, file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: source,
        output: { entryFileNames: '[name].empty.js', assetFileNames: file },
      },
    },
  });
  // Remove the empty JavaScript file that the bundler writes for every style sheet.
  await rm(join(folder, `${basename(source, '.css')}.empty.js`), { force: true });
}
