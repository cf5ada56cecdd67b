import type { Page } from 'playwright';
import sharp from 'sharp';
import { demoFixture } from '../../fixtures/demo.ts';
import { defaultTheme, type Theme } from '../../pages/demo/theme.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { inProject } from '../../tools/project.ts';
import { serve } from '../../tools/server/serve.ts';
import { startTargets } from '../start/start-targets.ts';

/** The animated picture at the top of the README. */
export const animationFile = inProject('docs', 'sign-in.webp');

/** A still picture of the first screen, for readers who prefer no motion. */
export const stillFile = inProject('docs', 'sign-in.png');

const [ada] = demoFixture.accounts;
const look: Theme = { ...defaultTheme, hasBrand: true, hasNeutralButtons: true, isInline: true };
const size = { width: 560, height: 860 };
const SCALE = 2;
/** Milliseconds for which the animation shows each kind of frame. */
const delays = { letter: 90, filledIn: 800, newScreen: 1600, end: 2600 } as const;

interface Frame {
  readonly picture: Buffer;
  /** Milliseconds for which the animation shows the picture. */
  readonly delay: number;
}

/** Signs in to the demo, and writes {@link animationFile} and {@link stillFile}. */
export async function recordSignIn(): Promise<void> {
  await using target = await startDemo();
  await using browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: target.url,
    viewport: size,
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true, // The Content Security Policy would block the style that hides the demo's panel.
  });
  await context.addInitScript((theme) => {
    localStorage.setItem('doorstep:demo:theme', theme);
    localStorage.setItem('doorstep:demo:configuration', 'redirect');
  }, JSON.stringify(look));
  const page = await context.newPage();
  const frames: Frame[] = [];
  const show = async (delay: number) => {
    frames.push({ picture: await page.screenshot({ caret: 'initial' }), delay });
  };
  await page.goto('/');
  await page.addStyleTag({ content: '.demo-panel { display: none }' });
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await show(delays.newScreen);
  await type(page, 'Email', ada.email, show);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
  await show(delays.newScreen);
  await type(page, 'Password', ada.password, show);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'You are logged in.' }).waitFor();
  await show(delays.end);
  await sharp(frames[0]?.picture).png({ palette: true }).toFile(stillFile);
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ loop: 0, delay: frames.map(({ delay }) => delay), lossless: true })
    .toFile(animationFile);
}

/** Types a text into a field, with a frame for each letter. */
async function type(page: Page, field: string, text: string, show: (delay: number) => Promise<void>): Promise<void> {
  for (const letter of text) {
    await page.getByRole('textbox', { name: field }).pressSequentially(letter);
    await show(delays.letter);
  }
  await show(delays.filledIn);
}

async function startDemo(): Promise<AsyncDisposable & { readonly url: string }> {
  const target = await startTargets.fake();
  const { url, close } = await serve(target.site);
  return {
    url,
    async [Symbol.asyncDispose]() {
      await close();
      await target.close();
    },
  };
}
