import { runnerImport, type Plugin } from 'vite';
import { inProject, root } from '../project.ts';

/**
 * Imports a module of the project in Node, even if it contains JSX or imports a style sheet.
 *
 * @param path path from the project's root
 */
export async function importSource<T>(path: string): Promise<T> {
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
