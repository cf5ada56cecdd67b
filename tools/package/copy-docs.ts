import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DocsPage, readDocsPages } from './docs-pages.ts';
import { entriesFolder } from './entries.ts';

/**
 * Copies the README of the package and the docs for apps into a folder. Adds the file `llms.txt`, in which
 * coding assistants find a list of these docs (https://llmstxt.org).
 *
 * @param folder the root of the package or of the site
 */
export async function copyDocs(folder: string): Promise<void> {
  const pages = readDocsPages();
  for (const { path, text } of pages) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await copyFile(join(entriesFolder, 'README.md'), join(folder, 'README.md'));
  await writeFile(
    join(folder, 'llms.txt'),
    createLlmsText(await readFile(join(entriesFolder, 'llms.md'), 'utf8'), pages),
  );
}

/**
 * Returns the text of `llms.txt`.
 *
 * @param introduction the Markdown above the lists of pages
 */
export function createLlmsText(introduction: string, pages: readonly DocsPage[]): string {
  const isQuickStart = ({ path }: DocsPage): boolean => path.startsWith('docs/quick-starts/');
  const list = (listed: readonly DocsPage[]): string => listed.map(toItem).join('\n');
  return [
    introduction.trimEnd(),
    '## Quick starts',
    list(pages.filter(isQuickStart)),
    '## Docs',
    `${list(pages.filter((page) => !isQuickStart(page)))}\n`,
  ].join('\n\n');
}

function toItem({ path, title, headings }: DocsPage): string {
  // Leave out the numbered steps, because they are the same in all quick starts.
  const topics = headings.filter((heading) => !/^\d\. |^Next steps$/.test(heading));
  return `- [${title}](${path})${topics.length === 0 ? '' : `: ${topics.join('; ')}`}`;
}
