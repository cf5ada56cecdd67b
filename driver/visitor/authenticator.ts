import { createHmac } from 'node:crypto';
import { see } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** As people read it out and type it: groups of four, the last of which may be shorter. */
const keyInFours = /^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/;

/**
 * The app on the visitor's phone: she types the key in, and it makes codes of it by the clock that the service goes by
 * too: the visitor's, or the server's own, which does not stand still (RFC 6238).
 */
export function authenticator(visit: Visit): Pick<Visitor, 'authenticatorShows' | 'seesKey'> {
  const keyIn = (texts: readonly string[]): string | undefined => texts.find((text) => keyInFours.test(text));
  const seenKey = async (): Promise<string> => {
    const { texts } = await see(visit, 'a key in groups of four', (screen) => keyIn(screen.texts) !== undefined);
    return keyIn(texts) ?? '';
  };
  return {
    async seesKey() {
      await seenKey();
    },
    async authenticatorShows() {
      const secret = (await seenKey()).replaceAll(' ', '');
      const now = visit.service.controlUrl === null ? await visit.session.page.evaluate(() => Date.now()) : Date.now();
      return codeAt(secret, now);
    },
  };
}

function codeAt(secret: string, nowMs: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / periodMs)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
