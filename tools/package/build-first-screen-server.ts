import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { withoutLeadsTo } from '../bundle/vite-plugins.ts';
import { inProject, root } from '../project.ts';
import { type ModulesOfFiles, withoutStyles } from './build-code.ts';
import { compactLanguages } from './compact-languages.ts';
import { entriesFolder } from './entries.ts';

/** Name of the entry that draws the first screen on servers. */
export const firstScreenServer = 'first-screen-server';

/** The module that stands in for React. */
const staticReact = inProject('src', 'renderers', 'first-screen', 'static-react.ts');

/**
 * Builds the entry that draws the first screen on servers. The entry is one file that shares no code with the other
 * entries, because it contains the widget's components without React.
 *
 * @param folder the package's folder
 * @returns the modules of the entry, by its path in the package
 */
export async function buildFirstScreenServer(folder: string): Promise<ModulesOfFiles> {
  const outputs = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      alias: [
        { find: /^react(\/jsx-runtime)?$/, replacement: staticReact },
        // No first screen has these components, and the first one needs a library that needs all of React.
        { find: /^\.\/(country\/CountryField|QrCode)\.tsx$/, replacement: staticReact },
      ],
    },
    plugins: [withoutStyles(), withoutLeadsTo(), compactLanguages()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: { [firstScreenServer]: join(entriesFolder, `${firstScreenServer}.ts`) }, formats: ['es'] },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  return Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
}
