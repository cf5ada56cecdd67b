import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import type { AxeCheck } from '../attachments.ts';
import { ignoreNavigation } from '../browser/ignore-navigation.ts';
import type { Session } from '../browser/session.ts';
import { readPage } from '../screen/read-screen.ts';
import { isEmpty, type Screen } from '../screen/screen.ts';
import { openAxe } from './axe.ts';

export class AccessibilityError extends Error {
  override readonly name = 'AccessibilityError';
}

const allRules = {
  resultTypes: ['violations'],
  // Do not let axe request the style sheets again: some scenarios block these requests.
  preload: false,
  // WCAG does not require a heading of level 1, and the loading screens have no heading (spec §2).
  rules: { 'page-has-heading-one': { enabled: false } },
} satisfies RunOptions;

const colourRules = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions;

export interface AccessibilityOptions {
  /**
   * Folder that all workers of a run share. A worker creates a subfolder for each screen that it checks. Other workers
   * skip a screen that has a subfolder.
   */
  readonly lockFolder: string;
  /**
   * If false, checks each screen once. If true, also checks it in each of these cases: in dark colours, at each path at
   * which it appears, with field errors, and with notices.
   */
  readonly isThorough: boolean;
  readonly report: (check: AxeCheck) => void;
}

/**
 * Runs axe on a screen. Does nothing if a worker of this run has already checked the screen.
 *
 * @throws AccessibilityError (rejects) with all violations
 */
export async function checkAccessibility(
  session: Session,
  screen: Screen,
  { lockFolder, isThorough, report }: AccessibilityOptions,
): Promise<void> {
  const { page } = session;
  const key = getScreenKey(screen, isThorough);
  const lock = join(lockFolder, encodeURIComponent(key));
  if (isEmpty(screen) || knownLocks.has(lock)) return;
  // The page may have changed after the step, so read the screen again.
  const current = await readPage(page, null).catch(ignoreNavigation);
  if (!current || !current.screen || getScreenKey(current.screen, isThorough) !== key)
    return report({ screen: key, hasRun: false });
  if (!(await acquireLock(lock))) return;
  report({ screen: key, hasRun: true });
  await using axe = await openAxe(session);
  const violations = new Set(await axe.run(allRules));
  if (isThorough) {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const violation of await axe.run(colourRules)) violations.add(`with dark colours, ${violation}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (violations.size === 0) return;
  const list = [...violations].map((violation) => `- ${violation}`).join('\n');
  throw new AccessibilityError(`axe has found violations on the screen ${key}:\n${list}`);
}

function getScreenKey(screen: Screen, isThorough: boolean): string {
  const place = ` at ${new URL(screen.address, 'http://test-bed').pathname}`;
  if (isThorough) return `${screen.name ?? 'page'}${place}${describeMessages(screen)}`;
  return screen.name ?? `page${place}`;
}

function describeMessages({ fields, notices }: Screen): string {
  const error = fields.some((field) => field.error !== null) ? ' with an error' : '';
  return notices.length > 0 ? `${error} with a message` : error;
}

/**
 * Paths of the lock folders that this thread has created or found. Searching this set is quicker than a call to the
 * file system.
 */
const knownLocks = new Set<string>();

async function acquireLock(lock: string): Promise<boolean> {
  knownLocks.add(lock);
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
