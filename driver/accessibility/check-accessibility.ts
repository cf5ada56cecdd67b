import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import type { AxeCheck } from '../attachments.ts';
import { lookAt } from '../screen/read-screen.ts';
import { isEmpty, type Screen } from '../screen/screen.ts';
import { openAxe } from './axe.ts';
import { ifBetweenDocuments } from '../browser/ignore-navigation.ts';
import type { Session } from '../browser/session.ts';

/** A screen is not accessible to everybody. */
export class AccessibilityError extends Error {
  override readonly name = 'AccessibilityError';
}

const options = {
  resultTypes: ['violations'],
  // One rule only reads style sheets, and one that is lost on purpose cannot be fetched for it.
  preload: false,
  // No success criterion asks for it, and the pages that wait have no heading (spec §2).
  rules: { 'page-has-heading-one': { enabled: false } },
} satisfies RunOptions;

/** Colours are what differs in the dark: what axe says of those. */
const coloursOnly = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions;

/** How closely a lane is looked at. */
export interface Scrutiny {
  /** A folder of this run, by which all workers know what was looked at. */
  readonly lockFolder: string;
  /** Also every screen at each route, with an error and with a message, light and dark: where speed is not what is shown. */
  readonly isThorough: boolean;
  /** Told what was looked at, and what was gone by then. */
  readonly tell: (look: AxeCheck) => void;
}

/**
 * Has axe look at a screen in the state that it is in, once in a run for each screen of the widget and page of the app.
 * Rejects with an {@link AccessibilityError} that lists what was found.
 */
export async function checkAccessibility(
  session: Session,
  screen: Screen,
  { lockFolder, isThorough, tell }: Scrutiny,
): Promise<void> {
  const { page } = session;
  const key = keyOf(screen, isThorough);
  const claim = join(lockFolder, encodeURIComponent(key));
  if (isEmpty(screen) || known.has(claim)) return;
  // A step may have gone on after it saw the screen.
  const now = await lookAt(page, null).catch(ifBetweenDocuments);
  if (!now || !now.screen || keyOf(now.screen, isThorough) !== key) return tell({ screen: key, hasRun: false });
  if (!(await isFirst(claim))) return;
  tell({ screen: key, hasRun: true });
  await using axe = await openAxe(session);
  const findings = new Set(await axe.findings(options));
  if (isThorough) {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const finding of await axe.findings(coloursOnly)) findings.add(`in the dark, ${finding}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (findings.size === 0) return;
  const list = [...findings].map((text) => `- ${text}`).join('\n');
  throw new AccessibilityError(`axe finds, on the screen ${key}:\n${list}`);
}

function keyOf(screen: Screen, isThorough: boolean): string {
  const place = ` at ${new URL(screen.address, 'http://test-bed').pathname}`;
  if (isThorough) return `${screen.name ?? 'page'}${place}${stateOf(screen)}`;
  return screen.name ?? `page${place}`;
}

function stateOf({ fields, notices }: Screen): string {
  const error = fields.some((field) => field.error !== null) ? ' with an error' : '';
  return notices.length > 0 ? `${error} with a message` : error;
}

/** What this worker knows to have been looked at, by whomever: most of what a run sees it has seen before. */
const known = new Set<string>();

/** A folder is made by one worker only, however many try. */
async function isFirst(claim: string): Promise<boolean> {
  known.add(claim);
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
