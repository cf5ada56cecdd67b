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
    async expectKey() {
      await readKey();
    },
    async readAuthenticatorCode() {
      const secret = (await readKey()).replaceAll(' ', '');
      // A one-time code is computed from the service's time. The in-memory service uses the page's paused clock; all
      // other services use the clock of this machine.
      const now = visit.service.controlUrl === null ? await visit.session.page.evaluate(() => Date.now()) : Date.now();
      return getTotpCode(secret, now);
    },
  };
}
