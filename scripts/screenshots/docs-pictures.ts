import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { designSystems } from '../../fixtures/design-systems.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { inProject } from '../../tools/project.ts';
import { storyShots, switchStoryLanguage } from '../stories/story-shots.ts';

interface DocsPicture {
  /** Name of the story that the picture shows, such as `phone--enter-code`. */
  readonly story: string;
  /** Tag of the language. Defaults to `en`. */
  readonly language?: string;
  /** Name of the design system whose ready theme the picture shows, such as `Bootstrap`. Defaults to no theme. */
  readonly designSystem?: string;
}

/** The pictures in the docs, by their file names without `.webp`. */
export const docsPictures: Readonly<Record<string, DocsPicture>> = {
  'first-screen': { story: 'providers--few-providers' },
  'first-screen-recommended': { story: 'providers--inline-recommended' },
  icons: { story: 'providers--icons-inline' },
  'provider-presets': { story: 'providers--presets' },
  'phone-number': { story: 'phone--number-prefilled' },
  'phone-code': { story: 'phone--enter-code-recommended' },
  'email-code': { story: 'email-code--enter-code-recommended' },
  passkey: { story: 'providers--inline-passkey' },
  'account-page': { story: 'account-page--account-recommended' },
  'sign-up-fields': { story: 'password--sign-up-with-fields' },
  'password-policy': { story: 'password--sign-up-with-policy' },
  'password-strength': { story: 'password--sign-up-with-strength' },
  'authenticator-app': { story: 'second-factor--add-app' },
  bootstrap: { story: 'password--sign-in-recommended', designSystem: 'Bootstrap' },
  arabic: { story: 'providers--inline', language: 'ar' },
};

export const docsPictureFolder = inProject('docs', 'pictures');

export const toDocsPictureFile = (name: string): string => inProject('docs', 'pictures', `${name}.webp`);

/** The page is wide enough for the widget to be a card. On a phone, the widget would fill the page. */
const viewport = { width: 720, height: 720 };
const SCALE = 2;
/** Width of the margin around the widget in a picture, in CSS pixels. */
const MARGIN = 20;

/** Takes the pictures of the widget for the docs, in the light colour scheme. Returns the number of pictures. */
export async function takeDocsPictures(): Promise<number> {
  const pictures = Object.entries(docsPictures);
  await using shots = await storyShots(() => true);
  await using browser = await launchBrowser();
  for (const [name, { story, language, designSystem }] of pictures) {
    await using context = await browser.newContext({
      baseURL: shots.url,
      viewport,
      deviceScaleFactor: SCALE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true, // The Content Security Policy would block the inline styles that Ladle adds.
    });
    const page = await context.newPage();
    await shots.show(page, story);
    if (designSystem !== undefined) await addReadyTheme(page, designSystem);
    if (language !== undefined) await switchStoryLanguage(page, story, language);
    await sharp(await takeWidget(page))
      .webp({ lossless: true, effort: 6 })
      .toFile(toDocsPictureFile(name));
  }
  return pictures.length;
}

/** Adds a ready theme to the page, with the default tokens of its design system. */
async function addReadyTheme(page: Page, designSystem: string): Promise<void> {
  const { theme, tokens } = designSystems[designSystem] ?? {};
  if (theme === undefined || tokens === undefined) throw new Error(`There is no design system "${designSystem}".`);
  const css = await readFile(inProject('src', 'theme', 'ready', `${theme}.css`), 'utf8');
  await page.addStyleTag({ content: `${tokens}\n${css}` });
}

/** Takes a picture of the widget with a narrow margin. */
async function takeWidget(page: Page): Promise<Buffer> {
  const box = await page.locator('.doorstep').boundingBox();
  if (!box) throw new Error('The story shows no widget.');
  const { x, y, width, height } = box;
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return page.screenshot({ clip, fullPage: true });
}
