import { text as readText } from 'node:stream/consumers';
import { getTotpCode } from '../../src/adapters/in-memory/service/totp.ts';
import type { Visit } from '../visit.ts';
import { waitForScreen } from './wait-for-screen.ts';

/** A TOTP key in groups of four characters, such as `ABCD EFGH 23`. The last group may be shorter. */
const keyPattern = /^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/;

export function createAuthenticator(visit: Visit) {
  const findKey = (texts: readonly string[]): string | undefined => texts.find((text) => keyPattern.test(text));
  const readKey = async (): Promise<string> => {
    const { texts } = await waitForScreen(
      visit,
      'a key in groups of four',
      (screen) => findKey(screen.texts) !== undefined,
    );
    return findKey(texts) ?? '';
  };
  return {
    readKey,
    /** Returns the URL of the link with this label. */
    async readLink(label: string): Promise<string> {
      const { actions } = await waitForScreen(visit, `the link "${label}"`, (screen) =>
        screen.actions.some((action) => action.label === label && action.href !== null),
      );
      return actions.find((action) => action.label === label)?.href ?? '';
    },
    /**
     * Replaces the clipboard of the page. If `isAllowed` is false, copying fails. Nothing undoes the change, so the
     * scenario needs a page of its own (tag `@isolated`).
     */
    replaceClipboard: (isAllowed: boolean) => visit.session.page.evaluate(replaceClipboard, isAllowed),
    /** Returns the text that the page has copied; empty if the page has copied nothing. */
    async readClipboard(): Promise<string> {
      await visit.waitUntilIdle();
      return visit.session.page.evaluate(() => window.copiedText ?? '');
    },
    /** Waits for the first file that the page downloads, and returns its name and its text. */
    async readDownload(): Promise<{ readonly name: string; readonly text: string }> {
      const { downloads, page, patienceMs } = visit.session;
      const [download = await page.waitForEvent('download', { timeout: patienceMs })] = downloads;
      return { name: download.suggestedFilename(), text: await readText(await download.createReadStream()) };
    },
    async readSelection(): Promise<string> {
      await visit.waitUntilIdle();
      return visit.session.page.evaluate(() => String(getSelection()));
    },
    async expectKey() {
      await readKey();
    },
    async readAuthenticatorCode() {
      const secret = (await readKey()).replaceAll(' ', '');
      // The in-memory service uses the page's paused clock. All other services use the clock of this machine.
      const now = visit.service.controlUrl === null ? await visit.session.page.evaluate(() => Date.now()) : Date.now();
      return getTotpCode(secret, now);
    },
  };
}

declare global {
  interface Window {
    copiedText?: string;
  }
}

/** Replaces `navigator.clipboard`. Runs in the page. */
function replaceClipboard(isAllowed: boolean): void {
  const writeText = (text: string): Promise<void> => {
    if (!isAllowed) return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    window.copiedText = text;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
