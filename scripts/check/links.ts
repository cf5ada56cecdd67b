import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import type { Check } from './outcome.ts';

/** Checks that every link and picture in the Markdown files leads to a file of the project, and to one of its headings. */
export const links: Check = {
  name: 'links',
  async run() {
    const pages = globSync('{*,docs/**/*,features/*,examples/*}.md', { cwd: root });
    const read = (file: string): string | null =>
      existsSync(inProject(file)) ? (file.endsWith('.md') ? readFileSync(inProject(file), 'utf8') : '') : null;
    return {
      summary: `in ${pages.length} Markdown files`,
      problems: pages.flatMap((page) => findBrokenLinks(page, read)),
    };
  },
};

/**
 * Returns one text for each broken link of a page. A link is broken if its file or heading does not exist. Links to
 * other sites are not checked.
 *
 * @param page the path of the page
 * @param read returns the text of a Markdown file, null if a file or folder is missing, and otherwise a text that is
 *   ignored
 */
export function findBrokenLinks(page: string, read: (file: string) => string | null): readonly string[] {
  return findLinks(read(page) ?? '').flatMap((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : posix.join(posix.dirname(page), path);
    const text = read(file);
    if (text === null) return [`${page}: ${link} leads to ${file}, which does not exist`];
    const isMissing = anchor !== undefined && file.endsWith('.md') && !findAnchors(text).has(anchor);
    return isMissing ? [`${page}: ${link} leads to a heading that ${file} does not have`] : [];
  });
}

function findLinks(text: string): readonly string[] {
  const found = withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g);
  return [...found].map(([, link, target]) => link ?? target ?? '').filter((link) => !/^[a-z]+:/.test(link));
}

/** Returns the anchors that GitHub gives to the headings. */
function findAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const name = toAnchor(heading);
    let anchor = name;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

const toAnchor = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string): string => text.replaceAll(/^ *```.*?^ *```/gms, '');
