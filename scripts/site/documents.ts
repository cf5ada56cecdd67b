import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked, Renderer, type Tokens } from 'marked';
import { inProject } from '../../tools/project.ts';
import { Html, html } from './html.ts';

interface Document {
  readonly source: string;
  readonly file: string;
}

const documents: readonly Document[] = [
  { source: 'features/GLOSSARY.md', file: 'glossary.html' },
  { source: 'docs/what-visitors-meet.md', file: 'what-visitors-meet.html' },
  { source: 'docs/differences-from-the-specification.md', file: 'differences-from-the-specification.html' },
  { source: 'docs/differences.md', file: 'differences-from-firebaseui.html' },
  { source: 'docs/differences-of-the-emulator.md', file: 'differences-of-the-emulator.html' },
];

export interface DocumentPage {
  readonly file: string;
  readonly title: string;
  readonly content: Html;
}

/** Reads every document. A link to a file that is not on the site becomes plain text. */
export const readDocuments = (): readonly DocumentPage[] =>
  documents.map((document) => toPage(document, readFileSync(inProject(document.source), 'utf8')));

/**
 * Turns a Markdown document into a page of the site. The document's first heading becomes the title of the page.
 *
 * @throws Error if the text does not start with a heading of level 1
 */
export function toPage({ source, file }: Document, text: string): DocumentPage {
  const [, title, body] = /^# (.+)\n([^]*)$/.exec(text) ?? [];
  if (title === undefined || body === undefined) throw new Error(`${source}: expected "# " and a title`);
  return { file, title, content: new Html(createMarked(source).parse(body, { async: false })) };
}

function createMarked(source: string): Marked {
  let heading = '';
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        heading = text;
        return `<h${depth} id="${toAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(this: Renderer, token: Tokens.Table) {
        const cells = new Html(Renderer.prototype.table.call(this, token));
        return html`<div class="scroll" role="group" aria-label="${heading}" tabindex="0">${cells}</div>`.markup;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = new Html(this.parser.parseInline(tokens));
        const target = findTarget(source, href);
        return target === null ? text.markup : html`<a href="${target}">${text}</a>`.markup;
      },
    },
  });
}

function findTarget(source: string, href: string): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(source), path);
  const chapter = /^features\/([^/]+)\.feature$/.exec(target)?.[1];
  const file = chapter === undefined ? documents.find((each) => each.source === target)?.file : `${chapter}.html`;
  return file === undefined ? null : [file, ...(anchor === undefined ? [] : [anchor])].join('#');
}

const toAnchor = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
