import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, readAppFolder, type AppFolder } from './app-folder.ts';
import { frameworkNames, frameworks, type FrameworkName } from './frameworks.ts';
import { InitError } from './init-error.ts';
import type { Language } from './templates.ts';

/**
 * Finds the framework of an app by its packages, and by its files.
 *
 * @throws InitError if the folder has no app, or one for which the command has no template
 */
export function detectFramework(app: AppFolder): FrameworkName {
  const framework = findByPackages(app) ?? (app.manifest === null && app.has('index.html') ? 'html' : null);
  if (isMonorepo(app) && (framework === null || !hasAppFiles(app))) throw new InitError(describeMonorepo(app));
  if (framework !== null) return framework;
  if (app.manifest === null)
    throw new InitError(
      'This folder has no app: neither package.json nor index.html. Run the command in the folder of your app.',
    );
  throw new InitError(
    `package.json names no framework that this command knows. Name it with --framework: ${frameworkNames.join(', ')}.`,
  );
}

/** Rejects apps of a known framework for which the command has no template. */
export function requireTemplate(framework: FrameworkName, { has }: AppFolder): void {
  const hasPages = has('pages') || has('src/pages');
  if (framework === 'next' && hasPages && !has('app') && !has('src/app'))
    throw new InitError(
      'This app uses the pages router of Next.js. The command writes pages for the app router (folder app) only.',
    );
}

export function detectLanguage(framework: FrameworkName, { has, packages, names }: AppFolder): Language {
  if (frameworks[framework].isAlwaysTypeScript) return 'ts';
  if (names.some((name) => /^tsconfig(?:\..*)?\.json$/.test(name))) return 'ts';
  return packages.has('typescript') && !has('jsconfig.json') ? 'ts' : 'js';
}

function findByPackages({ packages }: Pick<AppFolder, 'packages'>): FrameworkName | null {
  return frameworkNames.find((name) => frameworks[name].packages.some((each) => packages.has(each))) ?? null;
}

const monorepoFiles = ['pnpm-workspace.yaml', 'lerna.json', 'nx.json', 'turbo.json'];

const isMonorepo = ({ manifest, names }: AppFolder): boolean =>
  manifest?.workspaces !== undefined || monorepoFiles.some((file) => names.includes(file));

const hasAppFiles = ({ names }: AppFolder): boolean =>
  names.some((name) =>
    /^(?:src|app|pages|index\.html|angular\.json)$|^(?:vite|next|nuxt|astro|svelte)\.config\./.test(name),
  );

function describeMonorepo(app: AppFolder): string {
  const apps = listApps(app.path);
  const example = apps.length === 0 ? '' : `: ${apps.slice(0, 5).join(', ')}${apps.length > 5 ? ', …' : ''}`;
  return `This folder is the root of a monorepo, without an app of its own. Run the command in the folder of an app${example}.`;
}

/** Returns the paths of apps in the folders of a monorepo, such as `apps/web`. */
function listApps(root: string): readonly string[] {
  const outer = listFolders(root);
  const inner = outer.flatMap((folder) => listFolders(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...outer, ...inner].filter((folder) => isApp(join(root, folder)));
}

/** Returns the names of the folders in a folder, and none if it cannot be read. */
function listFolders(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
}

function isApp(path: string): boolean {
  try {
    return readManifest(path) !== null && findByPackages(readAppFolder(path)) !== null;
  } catch {
    return false;
  }
}
