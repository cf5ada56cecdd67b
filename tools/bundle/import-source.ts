import { runnerImport, type Plugin } from 'vite';
import { inProject, root } from '../project.ts';

/**
 * Imports a module of the project in Node, even if it contains JSX or imports a style sheet. Runs one import at a time:
 * Vite stops an import after one minute, and 70 imports at once take longer on a busy machine.
 *
 * @param path path from the project's root
 */
export function importSource<T>(path: string): Promise<T> {
  const imported = lastImport.then(() => importNow<T>(path));
  lastImport = imported.catch(() => {});
  return imported;
}

let lastImport: Promise<unknown> = Promise.resolve();

async function importNow<T>(path: string): Promise<T> {
  const plugins = [emptyStyleSheets];
  const { module } = await runnerImport<T>(inProject(path), { configFile: false, root, logLevel: 'error', plugins });
  return module;
}

const emptyModule = '\0empty';

const emptyStyleSheets: Plugin = {
  name: 'doorstep:empty-style-sheets',
  enforce: 'pre',
  resolveId: (source) => (/\.css(?:\?inline)?$/.test(source) ? emptyModule : null),
  load: (id) => (id === emptyModule ? "export default '';" : null),
};
