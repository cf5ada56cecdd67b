// Time-based one-time passwords (RFC 6238) with SHA-1, six digits and a period of 30 s. The service needs a synchronous
// SHA-1, but the SHA-1 of the Web Crypto API is asynchronous. This file therefore contains a SHA-1 of its own.

export const totpPeriodSeconds = 30;
export const totpDigits = 6;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a random secret in base32, the encoding that authenticator apps use. */
export function createTotpSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => base32[byte % 32]).join('');
}

/**
 * Returns the code of the secret at the time `nowMs`.
 *
 * @param secret in base32
 * @param nowMs the time, in milliseconds since the Unix epoch
 */
export function getTotpCode(secret: string, nowMs: number): string {
  return codeAt(secret, Math.floor(nowMs / 1000 / totpPeriodSeconds));
}

/**
 * Returns true if a code belongs to the current period, or to the period before or after the current one. The clock of
 * the authenticator app may differ from the service's clock by one period.
 */
export function isTotpCode(secret: string, code: string, nowMs: number): boolean {
  const step = Math.floor(nowMs / 1000 / totpPeriodSeconds);
  return [step, step - 1, step + 1].some((candidate) => codeAt(secret, candidate) === code);
}

function codeAt(secret: string, step: number): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(step));
  const mac = hmacSha1(fromBase32(secret), message);
  const digest = new DataView(mac.buffer);
  const offset = digest.getUint8(mac.length - 1) & 15;
  const number = digest.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** totpDigits).padStart(totpDigits, '0');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** HMAC-SHA-1 (RFC 2104). */
function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha1(key) : key);
  const inner = sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...message));
  return sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}

/** SHA-1 (FIPS 180-4 §6.1). */
function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(message.length * 8));
  const hash = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const schedule = new Int32Array(80);
  const word = (index: number): number => schedule[index] ?? 0;
  const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t += 1) schedule[t] = words.getInt32(block + 4 * t);
    for (let t = 16; t < 80; t += 1) schedule[t] = rotate(word(t - 3) ^ word(t - 8) ^ word(t - 14) ^ word(t - 16), 1);
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
    for (let t = 0; t < 80; t += 1) {
      const [mix, constant] =
        t < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : t < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : t < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6];
      [a, b, c, d, e] = [(rotate(a, 5) + mix + e + constant + word(t)) | 0, a, rotate(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((value, index) => (hash[index] = (hash[index] ?? 0) + value));
  }
  const digest = new Uint8Array(20);
  hash.forEach((value, index) => new DataView(digest.buffer).setInt32(4 * index, value));
  return digest;
}
