import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../project.ts';
import type { ModulesOfFiles } from './build-code.ts';
import { entriesFolder } from './entries.ts';
import { binFile } from './manifest.ts';
import { createTemplates } from './templates/create-templates.ts';

/**
 * Builds the program `doorstep-auth` and its templates. The program is one file that needs only Node, and shares no
 * code with the entries of the package: their files are for browsers.
 *
 * @param folder the package's folder
 * @returns the modules of the program, by its path in the package
 * @throws Error if an example does not fit its template
 */
export async function buildBin(folder: string): Promise<ModulesOfFiles> {
  const binFolder = join(folder, 'bin');
  await mkdir(binFolder, { recursive: true });
  await writeFile(join(binFolder, 'templates.json'), `${JSON.stringify(createTemplates(), null, 1)}\n`);
  const { output } = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(entriesFolder, 'bin', 'doorstep-auth.ts'),
      outDir: binFolder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        external: builtinModules.map((name) => `node:${name}`),
        checks: { bundlerTimings: false },
        output: { entryFileNames: 'doorstep-auth.js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  await chmod(join(folder, binFile), 0o755);
  return { [binFile]: output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : [])) };
}
