/** Path at which the demo's server answers in place of the service Have I Been Pwned. */
export const breachedRangePath = '/demo/breached-passwords';

/** Passwords that the demo treats as breached, with made-up numbers of appearances. */
export const breachedPasswords: Readonly<Record<string, number>> = {
  password: 5,
  password1: 4,
  '12345678': 3,
  qwertyuiop: 2,
  iloveyou: 1,
};

/** Length of the part of the hash that the browser sends, in hexadecimal digits. */
const prefixLength = 5;

/**
 * Last line of every answer: a made-up hash that appeared 0 times. With this line, no answer is empty. The widget would
 * reject an empty answer.
 */
const padding = `${'0'.repeat(35)}:0`;

/**
 * Answers like the range interface of Have I Been Pwned. Each line contains the rest of a hash, and the number of times
 * that the password has appeared in data breaches.
 *
 * @param prefix first five digits of a SHA-1 hash
 */
export async function listBreachedRange(prefix: string): Promise<string> {
  const hashes = await Promise.all(
    Object.entries(breachedPasswords).map(async ([password, count]) => ({ hash: await hash(password), count })),
  );
  const found = hashes.filter((each) => each.hash.startsWith(prefix.toUpperCase()));
  return [...found.map((each) => `${each.hash.slice(prefixLength)}:${each.count}`), padding].join('\r\n');
}

async function hash(password: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
}
