import { readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { inProject } from '../../tools/project.ts';
import { createAnchorNames, toPlainText } from '../markdown/anchors.ts';
import { createRenderer, type Targets } from './document-renderer.ts';
import { featureDocuments, listGuides, toFile, type Document } from './guides.ts';
import { Html } from './html.ts';
import { linkTo, type Chapter } from './specification.ts';

export interface DocumentPage {
  readonly file: string;
  readonly title: string;
  /** The title as markup: it may contain code. */
  readonly heading: Html;
  readonly content: Html;
  readonly sections: readonly Section[];
  /** Paths of the pictures in the project. */
  readonly pictures: readonly string[];
}

/**
 * The text from one heading of level 2 or 3 to the next. The text before the first heading is also a section, but it
 * has no anchor.
 */
export interface Section {
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}

/** The README. The start page of the site shows its beginning. */
export const readme: Document = { source: 'README.md', title: 'Doorstep', file: 'index.html' };

/** Maps all documents, features and Rules to their addresses on the site, so that documents can link to them. */
export const listTargets = (chapters: readonly Chapter[]): Targets => ({
  pages: new Map([
    ...[readme, ...listGuides(), ...featureDocuments].map((document) => [document.source, toFile(document)] as const),
    ...chapters.map(({ source, file }) => [source, file] as const),
  ]),
  // Links must lead to the first of several Rules with the same ID, but a `Map` keeps the last value of a key. So
  // reverse the list.
  rules: new Map(
    chapters
      .flatMap(({ rules }) => rules)
      .flatMap((rule) => rule.id.split(', ').map((id) => [id, linkTo(rule)] as const))
      .toReversed(),
  ),
});

export const readText = ({ source }: Document): string => readFileSync(inProject(source), 'utf8');

/**
 * Turns a Markdown document into a page of the site. The document's first heading becomes the title of the page.
 *
 * @throws Error if the text does not start with a heading of level 1, or contains HTML other than pictures
 */
export function toDocumentPage(document: Document, text: string, targets: Targets): DocumentPage {
  const { title, tokens, anchors, render, renderInline, pictures } = parseDocument(document, text, targets);
  return {
    file: toFile(document),
    title: toPlainText(title),
    heading: renderInline(title),
    content: render(tokens),
    sections: listSections(tokens, anchors),
    pictures,
  };
}

/** A parsed Markdown document, with functions that render any of its tokens as HTML. */
interface ParsedDocument {
  readonly title: Token[];
  /** The document without its title. */
  readonly tokens: Token[];
  readonly anchors: ReadonlyMap<Token, string>;
  readonly pictures: readonly string[];
  render(tokens: Token[]): Html;
  renderInline(tokens: Token[]): Html;
}

export function parseDocument(document: Document, text: string, targets: Targets): ParsedDocument {
  const { source } = document;
  const pictures: string[] = [];
  const anchors = new Map<Token, string>();
  const marked = new Marked({ renderer: createRenderer(document, targets, anchors, pictures) });
  const [title, ...tokens] = marked.lexer(text);
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error(`${source}: expected "# " and a title`);
  const nameAnchor = createAnchorNames();
  marked.walkTokens([title, ...tokens], (token) => {
    if (token.type === 'heading') anchors.set(token, nameAnchor(token['tokens'] as Token[]));
  });
  return {
    title: title['tokens'] as Token[],
    tokens,
    anchors,
    pictures,
    render: (some) => new Html(marked.parser(some)),
    renderInline: (some) => new Html(marked.Parser.parseInline(some, marked.defaults)),
  };
}

function listSections(tokens: readonly Token[], anchors: ReadonlyMap<Token, string>): readonly Section[] {
  const sections = [{ depth: 1, title: '', anchor: '', tokens: [] as Token[] }];
  for (const token of tokens) {
    if (token.type !== 'heading' || token['depth'] > 3) sections.at(-1)?.tokens.push(token);
    else {
      const title = toPlainText(token['tokens'] as Token[]);
      sections.push({ depth: token['depth'] as number, title, anchor: anchors.get(token) ?? '', tokens: [] });
    }
  }
  return sections.map(({ tokens: own, ...section }) => ({ ...section, text: toText(own) }));
}

const toText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'table') return listCells(token as Tokens.Table).join(' ');
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => toText(item.tokens)).join(' ');
      return toPlainText([token]);
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const listCells = ({ header, rows }: Tokens.Table): readonly string[] =>
  [header, ...rows].flatMap((cells) => cells.map(({ tokens }) => toPlainText(tokens)));
