import { featureDocuments, listSubjects, toFile, type Document } from './guides.ts';
import type { Chapter } from './specification.ts';

export interface NavigationLink {
  readonly file: string;
  readonly title: string;
  /** Links to the subpages. The navigation shows these links only while the page or one of its subpages is open. */
  readonly parts?: readonly NavigationLink[];
}

export interface Group {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** A part of the site. The navigation beside each page of an area has links to all pages of the area. */
export interface Area {
  readonly title: string;
  readonly groups: readonly Group[];
}

/** Returns the areas of the site. The first link of an area is its start page. */
export const listAreas = (chapters: readonly Chapter[]): readonly [guides: Area, ...others: Area[]] => [
  {
    title: 'Guides',
    groups: listSubjects().map(({ title, documents }) => ({ title, links: documents.map(toLink) })),
  },
  {
    title: 'Specification',
    groups: [
      {
        title: 'Specification',
        links: [
          { file: 'specification.html', title: 'Contents' },
          ...featureDocuments.map(toLink),
          { file: 'requirements.html', title: 'Requirements' },
          { file: 'texts.html', title: 'Texts' },
          { file: 'limits.html', title: 'Delays and limits' },
          { file: 'states.html', title: 'States' },
          { file: 'screens.html', title: 'Screens' },
          { file: 'languages.html', title: 'Languages' },
        ],
      },
      { title: 'Features', links: chapters.map(({ file, name }) => ({ file, title: name })) },
    ],
  },
  {
    title: 'Results',
    groups: [
      {
        title: 'Results',
        links: [
          { file: 'results.html', title: 'Lanes' },
          { file: 'differences.html', title: 'Differences' },
          { file: 'disturbances.html', title: 'Disturbances' },
        ],
      },
    ],
  },
];

function toLink(document: Document): NavigationLink {
  return { file: toFile(document), title: document.title, parts: document.parts?.map(toLink) ?? [] };
}

export const listLinks = ({ groups }: Area): readonly NavigationLink[] =>
  groups.flatMap(({ links }) => links.flatMap((link) => [link, ...(link.parts ?? [])]));

export const hasPage = (area: Area, file: string): boolean => listLinks(area).some((link) => link.file === file);
