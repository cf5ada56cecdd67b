import { loadChunk } from '../load-chunk.ts';
import type { Messages } from '../messages/messages.ts';
import { firstTexts } from '../messages/en-first-texts.ts';
import { groupWith } from './later-screens.ts';
import { recoverableError } from './finish/recoverable-error.ts';
import type { FirstScreen, Screen, ScreenName } from './screen.ts';
import { signIn } from './start/sign-in.ts';
import { start } from './start/start.ts';
import { unrecoverableError } from './finish/unrecoverable-error.ts';

/** What says that something did not come has to be here from the start, as has what is seen first. */
export const present: { readonly [N in ScreenName]?: FirstScreen<N> } = {
  start,
  signIn,
  recoverableError,
  unrecoverableError,
};

/** The texts of the other screens: a chunk of their own, since nobody needs it to begin. */
export const laterTexts = () => import('../messages/en.ts');

/** The visitor has begun: another screen will be needed. What does not come is said when it is. */
export function prepareScreens(): void {
  laterTexts().catch(() => {});
}

/** A screen, as soon as its chunk is there. Rejects with a `ChunkLoadError` when the chunk cannot be had. */
export async function loadScreen(name: ScreenName, signal: AbortSignal): Promise<Screen> {
  const found = present[name] ?? (await loadChunk(laterScreen(name), signal));
  if (!found) throw new Error(`There is no screen ${name}.`);
  // What is entered is always the input of the screen that is named (`to`); the union of all screens cannot say so.
  return found as Screen;
}

/** What the screens that are present take for all texts: they ask for no others than the first (`FirstTools`). */
export const textsAtFirst = firstTexts as Messages;

/** The texts for a screen that has come. */
export async function textsFor(name: ScreenName): Promise<Messages> {
  return present[name] ? textsAtFirst : (await laterTexts()).en;
}

/** Asks for its texts at the same time, and comes with them. */
async function laterScreen(name: ScreenName): Promise<unknown> {
  const [group] = await Promise.all([groupWith(name), laterTexts()]);
  return group?.[name];
}
