import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../../tools/project.ts';
import { html, type Html } from './html.ts';

export interface Picture {
  /** Name of the screen in the widget's code, such as `passwordReset`. */
  readonly screen: string;
  readonly title: string;
  readonly name: string;
  /**
   * Link to the Rule that this picture illustrates, such as `01-pages.html#route.home`. If omitted, the site links to
   * the Rule about the picture's screen.
   */
  readonly rule?: string;
}

/** Pages of the app have no stories, so their pictures are listed here. */
const appPages = [
  ['home', 'App: home page', 'app--home', '01-pages.html#route.home'],
  ['cummies', 'App: page for signed-in visitors', 'app--cummies', '01-pages.html#route.cummies'],
  ['unknown', 'App: page not found', 'app--page-not-found', '01-pages.html#route.unknown'],
  [
    'configurationError',
    'App: configuration error',
    'app--configuration-error',
    '11-configuration.html#config.invalid',
  ],
] as const;

/** Files whose stories do not show one screen each. They show the dialog or the user button in a page of an app. */
const filesWithoutScreens = new Set(['dialog.stories.tsx', 'user.stories.tsx']);

/**
 * Returns the pictures of all stories that show a screen, in order, followed by the pictures of the app's pages.
 *
 * @throws Error if a story has no screen, except in the files listed above
 */
export function listPictures(): readonly Picture[] {
  const files = globSync('stories/*.stories.tsx', { cwd: inProject() }).toSorted();
  const stories = files
    .filter((file) => !filesWithoutScreens.has(basename(file)))
    .flatMap((file) => parsePictures(readFileSync(inProject(file), 'utf8'), basename(file)));
  return [...stories, ...appPages.map(([screen, title, name, rule]) => ({ screen, title, name, rule }))];
}

/** Returns the pictures of the stories in a file. Reads the file as text, because stories run only in a browser. */
export function parsePictures(text: string, file: string): readonly Picture[] {
  const title = /title: '([^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file}: expected a title of the stories`);
  const stories = text.matchAll(/export const (\w+) = \w+\((?:\{\s*(?:screen: '(\w+)'|\.\.\.(\w+))|(\w+))?/g);
  return [...stories].map(([, story = '', ownScreen, spread, variable]) => {
    const screen = ownScreen ?? findScreen(text, spread ?? variable ?? '');
    if (screen === null) throw new Error(`${file}: expected a screen in the story ${story}`);
    return {
      screen,
      title: `${title}: ${toWords(story)}`,
      name: `${toKebabCase(title)}--${toKebabCase(toWords(story))}`,
    };
  });
}

/** Finds the constant `name` in the code of stories. Returns the value of the constant's property `screen`, or null. */
const findScreen = (text: string, name: string): string | null =>
  new RegExp(`const ${name}\\b[^;]*?screen: '(\\w+)'`).exec(text)?.[1] ?? null;

/** Turns `phoneSignIn` into `Phone sign in`. */
export const splitName = (name: string): string => toWords(name).replace(/^./, (letter) => letter.toUpperCase());

const toWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
const toKebabCase = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

export const listFiles = ({ name }: Picture): readonly string[] =>
  ['phone', 'desktop'].flatMap((device) => ['light', 'dark'].map((scheme) => `${name}-${device}-${scheme}.png`));

export const hasFiles = (picture: Picture, folder: string): boolean =>
  listFiles(picture).every((file) => existsSync(join(folder, file)));

/** Returns a figure that shows the screen at the size of a phone, in the reader's colour scheme. */
export const figure = ({ name, title, screen }: Picture): Html =>
  figureInScheme((scheme) => `${name}-phone-${scheme}.png`, `The screen “${splitName(screen)}”. ${title}`, title);

/**
 * Returns a figure whose picture has the reader's colour scheme, light or dark.
 *
 * @param toFile returns the file name of the picture in a colour scheme
 */
export const figureInScheme = (
  toFile: (scheme: 'light' | 'dark') => string,
  description: string,
  caption: Html | string,
): Html =>
  html`<figure>
    <picture
      ><source media="(prefers-color-scheme: dark)" srcset="pictures/${toFile('dark')}" />
      <img src="pictures/${toFile('light')}" alt="${description}" width="390" loading="lazy"
    /></picture>
    <figcaption>${caption}</figcaption>
  </figure>`;

export function screensPage(pictures: readonly Picture[]): Html {
  const screens = [...Map.groupBy(pictures, ({ screen }) => screen)];
  const sections = screens.map(
    ([screen, states]) =>
      html`<section aria-labelledby="${screen}">
        <h2 id="${screen}">${splitName(screen)}</h2>
        <div class="pictures">${states.map(figure)}</div>
      </section> `,
  );
  return html`<p>
      ${screens.length} screens of the widget and pages of the app in ${pictures.length} states, on a phone.
    </p>
    ${sections}`;
}
