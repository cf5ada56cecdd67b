import type { DocumentPage } from './documents.ts';
import { linkTo, type Chapter } from './specification.ts';

/** A part of a page that the search can find. */
export interface SearchSection {
  readonly link: string;
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
  readonly area: 'Guides' | 'Specification';
  readonly text: string;
}

/**
 * Returns the sections of the guides, and the Rules of the features with the titles of their scenarios.
 *
 * @param documents the guides, and the documents about the features
 */
export const listSearchSections = (
  guides: readonly DocumentPage[],
  documents: readonly DocumentPage[],
  chapters: readonly Chapter[],
): readonly SearchSection[] => [
  ...guides.flatMap((guide) => toSections(guide, 'Guides')),
  ...documents.flatMap((document) => toSections(document, 'Specification')),
  ...chapters.flatMap(({ name: page, rules }) =>
    rules.map((rule) => ({
      link: linkTo(rule),
      title: rule.name,
      page,
      area: 'Specification' as const,
      text: [rule.about, ...rule.scenarios.map(({ name }) => `${name}.`)].join(' '),
    })),
  ),
];

const toSections = (
  { file, title: page, sections }: DocumentPage,
  area: SearchSection['area'],
): readonly SearchSection[] =>
  sections.map(({ title, anchor, text }) => ({
    link: anchor === '' ? file : `${file}#${anchor}`,
    title: title === '' ? page : title,
    page,
    area,
    text,
  }));
