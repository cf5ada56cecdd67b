import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { Renderer, type Token, type Tokens } from 'marked';
import { inProject } from '../../tools/project.ts';
import { toPlainText } from '../markdown/anchors.ts';
import { codeBlock } from './code.ts';
import { toFile, type Document } from './guides.ts';
import { Html, html, linkBetween } from './html.ts';

/** Places that documents may link to. A link to any other file becomes text. */
export interface Targets {
  /** Maps a path in the project, such as `docs/theming.md`, to a page of the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Maps the ID of a Rule to its section, such as `01-pages.html#route.home`. */
  readonly rules: ReadonlyMap<string, string>;
}

/**
 * Creates a renderer for the Markdown parser marked.
 *
 * @param anchors the anchors of the headings
 * @param pictures list to which the renderer adds the path of every picture, such as `docs/sign-in.png`
 */
export function createRenderer(
  document: Document,
  targets: Targets,
  anchors: ReadonlyMap<Token, string>,
  pictures: string[],
) {
  const file = toFile(document);
  let heading = '';
  /** Whether the parsed text is part of a link, which cannot contain another link. */
  let isInLink = false;
  const parseInLink = (parse: () => string): Html => {
    isInLink = true;
    const content = new Html(parse());
    isInLink = false;
    return content;
  };
  const showPicture = (path: string): string => {
    const picture = posix.join(posix.dirname(document.source), path);
    pictures.push(picture);
    return linkBetween(file, toPictureFile(picture));
  };
  return {
    heading(this: Renderer, token: Tokens.Heading) {
      const { tokens, depth } = token;
      heading = toPlainText(tokens);
      const anchor = anchors.get(token) ?? '';
      const content = parseInLink(() => this.parser.parseInline(tokens));
      return `${html`<h${depth} id="${anchor}"><a href="#${anchor}">${content}</a></h${depth}>`.markup}\n`;
    },
    table(this: Renderer, token: Tokens.Table) {
      const cells = new Html(Renderer.prototype.table.call(this, token));
      return html`<div class="scroll" role="group" aria-label="${heading}" tabindex="0">${cells}</div>`.markup;
    },
    code: ({ text, lang = '' }: Tokens.Code) => codeBlock(text, lang).markup,
    codespan({ text }: Tokens.Codespan) {
      const rule = isInLink ? undefined : targets.rules.get(text);
      const code = html`<code ${isShortWord(text) ? html`class="word"` : null}>${text}</code>`;
      return (rule === undefined ? code : html`<a href="${linkBetween(file, rule)}">${code}</a>`).markup;
    },
    link(this: Renderer, { href, tokens }: Tokens.Link) {
      const target = isInLink ? null : findTarget(document, href, targets);
      if (target === null) return this.parser.parseInline(tokens);
      return html`<a href="${target}">${parseInLink(() => this.parser.parseInline(tokens))}</a>`.markup;
    },
    image: ({ href, text }: Tokens.Image) =>
      html`<img src="${showPicture(href)}" alt="${text}" loading="lazy" />`.markup,
    html: ({ text }: Tokens.HTML | Tokens.Tag) => allowPictures(document.source, text, showPicture),
  };
}

/** Returns true if a piece of inline code fits on one line, even on a narrow phone. */
const isShortWord = (code: string): boolean => code.length <= 30 && !code.includes(' ');

/** Returns the relative address of a link's target; null if the site does not have the target. */
function findTarget(document: Document, href: string, { pages }: Targets): string | null {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const page = pages.get(posix.join(posix.dirname(document.source), path));
  return page === undefined ? null : linkBetween(toFile(document), anchor === undefined ? page : `${page}#${anchor}`);
}

/** Returns the file on the site for a picture in the project. */
export function toPictureFile(picture: string): string {
  if (!picture.startsWith('docs/') || !existsSync(inProject(picture)))
    throw new Error(`${picture}: expected a picture in docs`);
  return picture.replace(/^docs\//, 'guides/');
}

const pictureTags = /<\/?(?:img|picture|source)(?:\s+(?:src|srcset|media|width|alt)="[^"<>]*")*\s*\/?>/g;

/**
 * Replaces the picture addresses in a document's HTML with the addresses of the same pictures on the site.
 *
 * @throws Error if the HTML contains anything but pictures, such as a script
 */
function allowPictures(source: string, text: string, showPicture: (path: string) => string): string {
  const rest = text.replaceAll(pictureTags, '').trim();
  if (rest !== '') throw new Error(`${source}: expected no HTML but <picture>, <source> and <img>, but found ${rest}`);
  return text.replaceAll(
    / (?<name>src|srcset)="(?<path>[^"]*)"/g,
    (_, name: string, path: string) => html` ${name}="${showPicture(path)}"`.markup,
  );
}
