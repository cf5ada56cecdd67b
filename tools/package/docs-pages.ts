import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '../project.ts';

/** A page of `docs/` for the developers of apps. */
export interface DocsPage {
  /** Path in the project, in the package and on the site, such as `docs/quick-starts/vue.md`. */
  readonly path: string;
  readonly title: string;
  /** The headings of level 2. */
  readonly headings: readonly string[];
  /** The page's Markdown, without its pictures, and without links to files that are not among these pages. */
  readonly text: string;
}

/** Pages for people who change Doorstep itself. Apps do not need them. */
export const projectPages: readonly string[] = [
  'docs/architecture.md',
  'docs/commands.md',
  'docs/differences-from-the-specification.md',
  'docs/differences-of-the-emulator.md',
  'docs/real-project.md',
  'docs/releasing.md',
  'docs/robustness.md',
  'docs/running-on-many-machines.md',
  'docs/translating.md',
];

/** Reads every page of `docs/` except {@link projectPages} and the glossaries of translators. */
export function readDocsPages(): readonly DocsPage[] {
  const paths = globSync('docs/{,quick-starts/}*.md', { cwd: inProject() })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !projectPages.includes(path))
    .toSorted();
  return paths.map((path) => toDocsPage(path, readFileSync(inProject(path), 'utf8'), paths));
}

/**
 * Parses the Markdown of a page. Removes pictures, and links to files other than `paths`, because the package and the
 * site contain neither the pictures nor the other files.
 *
 * @param paths the paths of all pages
 * @throws Error if the text does not start with a heading of level 1
 */
export function toDocsPage(path: string, text: string, paths: readonly string[]): DocsPage {
  const title = /^# (.+)/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${path}: expected "# " and a title`);
  // Every second part is a code block, which stays as it is.
  const parts = text.split(/^(```[^]*?^```$)/m);
  const prose = parts.filter((_, index) => index % 2 === 0).join('\n');
  const headings = Array.from(prose.matchAll(/^## (.+)/gm), ([, heading = '']) => heading);
  return {
    path,
    title,
    headings,
    text: parts.map((part, index) => (index % 2 === 0 ? removeDeadLinks(part, path, paths) : part)).join(''),
  };
}

function removeDeadLinks(text: string, path: string, paths: readonly string[]): string {
  return text
    .replaceAll(/^<img [^>]*>\n+/gm, '')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (link, label: string, target: string) => {
      if (/^(?:https?:|#)/.test(target)) return link;
      const [file = ''] = target.split('#');
      return paths.includes(posix.join(posix.dirname(path), file)) ? link : label;
    });
}
