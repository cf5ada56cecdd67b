import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../../tools/project.ts';
import { html, type Html } from './html.ts';

/** A state of a screen that there are pictures of. */
export interface Picture {
  /** The widget's name for the screen. */
  readonly screen: string;
  /** What is to be seen on it. */
  readonly title: string;
  /** The beginning of its files' names. */
  readonly name: string;
  /** Beside which sentence it stands, by its place (`specification.ts`); absent: the screen's own. */
  readonly sentence?: string;
}

/** The app's own pages, which no story shows, and the sentences about them. */
const pagesOfTheApp: readonly Picture[] = [
  { screen: 'home', title: 'The app: its home', name: 'app--home', sentence: '01-the-door.html#route.home' },
  {
    screen: 'cummies',
    title: 'The app: a page of its own',
    name: 'app--cummies',
    sentence: '01-the-door.html#route.cummies',
  },
  {
    screen: 'unknown',
    title: 'The app: no such page',
    name: 'app--page-not-found',
    sentence: '01-the-door.html#route.unknown',
  },
  {
    screen: 'configurationError',
    title: 'The app: wrongly configured',
    name: 'app--configuration-error',
    sentence: '11-configuration.html#config.invalid',
  },
];

/** Every picture: what the stories show, in their order, and the app's own pages. */
export function allPictures(): readonly Picture[] {
  const files = globSync('stories/*.stories.tsx', { cwd: inProject() }).toSorted();
  const told = files.flatMap((file) => picturesIn(readFileSync(inProject(file), 'utf8'), basename(file)));
  return [...told, ...pagesOfTheApp];
}

/** The stories of a file, by their text: to run them would take a browser. */
export function picturesIn(text: string, file: string): readonly Picture[] {
  const title = /title: '([^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file}: expected a title of its stories, saw none`);
  const stories = text.matchAll(/export const (\w+) = \w+\((?:\{\s*(?:screen: '(\w+)'|\.\.\.(\w+))|(\w+))?/g);
  return [...stories].map(([, story = '', named, spread, given]) => {
    const screen = named ?? screenOf(text, spread ?? given ?? '');
    if (screen === null) throw new Error(`${file}: expected to be told the screen of ${story}, saw nothing`);
    return { screen, title: `${title}: ${words(story)}`, name: `${hyphened(title)}--${hyphened(words(story))}` };
  });
}

/** The screen of what several stories have in common. */
const screenOf = (text: string, name: string): string | null =>
  new RegExp(`const ${name}\\b[^;]*?screen: '(\\w+)'`).exec(text)?.[1] ?? null;

/** A name that is one word, as several: the first of them with a capital. */
export const inWords = (name: string): string => words(name).replace(/^./, (letter) => letter.toUpperCase());

const words = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
const hyphened = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** The files of a picture: on a phone and on a desktop, light and dark. */
export const filesOf = ({ name }: Picture): readonly string[] =>
  ['phone', 'desktop'].flatMap((device) => ['light', 'dark'].map((scheme) => `${name}-${device}-${scheme}.png`));

export const isTaken = (picture: Picture, folder: string): boolean =>
  filesOf(picture).every((file) => existsSync(join(folder, file)));

/** The picture as a phone shows it, in the colours that the reader likes. */
export const figure = ({ name, title, screen }: Picture): Html =>
  html`<figure>
    <picture
      ><source media="(prefers-color-scheme: dark)" srcset="pictures/${name}-phone-dark.png" />
      <img
        src="pictures/${name}-phone-light.png"
        alt="The screen “${inWords(screen)}”. ${title}"
        width="390"
        loading="lazy"
    /></picture>
    <figcaption>${title}</figcaption>
  </figure>`;
