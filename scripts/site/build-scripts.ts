import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { collectLicenses } from '../../tools/bundle/licenses.ts';
import { inProject } from '../../tools/project.ts';

/** Scripts of the site. They are not modules, because browsers do not load modules from local files. */
const scripts = ['site', 'search'] as const;

/** Writes the scripts of the site, and a file with the licenses of the packages that they contain. */
export async function buildScripts(folder: string): Promise<void> {
  const modules: string[] = [];
  for (const name of scripts) {
    const outputs = (await build({
      root: inProject(),
      configFile: false,
      envDir: false,
      publicDir: false,
      mode: 'production',
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: {
          entry: inProject('scripts', 'site', 'browser', `${name}.ts`),
          formats: ['iife'],
          name: 'doorstep',
          fileName: () => `${name}.js`,
        },
      },
    })) as readonly Rolldown.RolldownOutput[];
    const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
    modules.push(...chunks.flatMap(({ moduleIds }) => moduleIds));
  }
  await writeFile(join(folder, 'licenses.txt'), `${collectLicenses(modules)}\n`);
}
