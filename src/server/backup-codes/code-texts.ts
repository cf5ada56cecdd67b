/** Number of codes of an account. */
export const codesPerAccount = 10;

/** Digits and lower-case letters, without those that look alike: 0, 1, i, l and o. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Characters of a code. 31 to the power of 10 codes are possible, which is more than 49 bits. */
const lengthOfCode = 10;

/** Returns a random code, such as `abcdefghjk`. All codes are equally likely. */
export function createCode(): string {
  let code = '';
  while (code.length < lengthOfCode) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 256 is not a multiple of 31. Without the limit, the first characters would be more likely than the others.
    if (byte < 8 * alphabet.length) code += alphabet.charAt(byte % alphabet.length);
  }
  return code;
}

/** Returns a code as the visitor sees it: `abcde-fghjk`. */
export const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/**
 * Returns the code that a visitor has typed, without spaces and dashes and in lower case. Returns null for any text that
 * is no code.
 */
export function readCode(entered: unknown): string | null {
  if (typeof entered !== 'string' || entered.length > 100) return null;
  const code = entered
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}−]/gu, '')
    .toLowerCase();
  const isCode = code.length === lengthOfCode && [...code].every((character) => alphabet.includes(character));
  return isCode ? code : null;
}
