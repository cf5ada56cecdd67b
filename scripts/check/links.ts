import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { marked, type Token } from 'marked';
import { inProject, root } from '../../tools/project.ts';
import { createAnchorNames } from '../markdown/anchors.ts';
import type { Check } from './outcome.ts';

/**
 * Checks the links and pictures in the Markdown files. The files and headings that they refer to must exist in the
 * project.
 */
export const links: Check = {
  name: 'links',
  async run() {
    const pages = globSync('{*,.changeset/*,docs/**/*,examples/*,features/*,harness/**/*,src/package/*}.md', {
      cwd: root,
    });
    const read = (file: string): string | null =>
      existsSync(inProject(file)) ? (file.endsWith('.md') ? readFileSync(inProject(file), 'utf8') : '') : null;
    return {
      summary: `the links in ${pages.length} Markdown files lead to files and headings that exist`,
      problems: pages.flatMap((page) => findBrokenLinks(page, read)),
    };
  },
};

/**
 * Returns an error message for each broken link of a page. A link is broken if its file or heading does not exist.
 * Links to other sites are not checked.
 *
 * @param page the path of the page
 * @param read returns the text of a Markdown file, an empty text for another file or a folder, and null if the path
 *   does not exist
 */
export function findBrokenLinks(page: string, read: (file: string) => string | null): readonly string[] {
  return findLinks(read(page) ?? '').flatMap((link) => {
    const [path = '', anchor] = link.split('#').map(decode);
    const folder = path.startsWith('/') ? '.' : posix.dirname(page);
    const file = path === '' ? page : posix.join(folder, `./${path}`);
    const text = read(file);
    if (text === null) return [`${page}: the link ${link} leads to ${file}, which does not exist`];
    const isMissing = anchor !== undefined && file.endsWith('.md') && !findAnchors(text).has(anchor);
    return isMissing ? [`${page}: the link ${link} leads to a heading that ${file} does not have`] : [];
  });
}

function findLinks(text: string): readonly string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') found.push(String(token['href']));
    else if (token.type === 'html') found.push(...findTargets(token.raw));
  });
  return found.filter((link) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link));
}

/** Decodes escapes such as `%20`. If the text contains an invalid escape, returns the text unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the targets of the links and pictures in HTML, except in comments. A `srcset` has several targets, each with
 * a size.
 */
const findTargets = (html: string): readonly string[] => {
  const attributes = /\b(?:src|srcset|href)\s*=\s*(?:(["'])(?<quoted>.*?)\1|(?<bare>[^\s"'>]+))/gis;
  return [...html.replaceAll(/<!--.*?-->/gs, '').matchAll(attributes)].flatMap(({ groups }) =>
    (groups?.['quoted'] ?? groups?.['bare'] ?? '').split(',').map((target) => target.trim().split(/\s/)[0] ?? ''),
  );
};

/** Returns the anchors that GitHub gives to the headings. */
function findAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const nameAnchor = createAnchorNames();
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading') anchors.add(nameAnchor(token['tokens'] as readonly Token[]));
  });
  return anchors;
}
