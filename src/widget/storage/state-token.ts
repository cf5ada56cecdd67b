import { limits } from '../limits.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new state token for an email link: 32 alphanumeric characters, every one as likely as another (spec §9). */
export function createStateToken(): string {
  const characters: string[] = [];
  // Bytes beyond the last whole multiple of the alphabet are drawn again: otherwise its beginning would be likelier.
  const fair = 256 - (256 % ALPHABET.length);
  while (characters.length < limits.stateTokenLength) {
    const [byte = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) characters.push(ALPHABET.charAt(byte % ALPHABET.length));
  }
  return characters.join('');
}
