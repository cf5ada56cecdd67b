import { createHmac } from 'node:crypto';
import type { Visit } from '../visit.ts';
import { waitForScreen } from './wait-for-screen.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** Groups of four characters; the last one may be shorter. */
const keyPattern = /^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/;

/** Creates an authenticator app on the visitor's phone. */
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
    /** Expects a TOTP key in groups of four characters. */
    async expectKey() {
      await readKey();
    },
    /** Returns the current code for the key on the screen. */
    async readAuthenticatorCode() {
      const secret = (await readKey()).replaceAll(' ', '');
      // The in-memory service uses the visitor's paused clock. Other services use this machine's clock.
      const now = visit.service.controlUrl === null ? await visit.session.page.evaluate(() => Date.now()) : Date.now();
      return computeCode(secret, now);
    },
  };
}

/** Computes a TOTP code (RFC 6238). */
function computeCode(secret: string, nowMs: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / periodMs)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
