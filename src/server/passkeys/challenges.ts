import { createRandomText, fromBase64Url, type Hashes } from '../shared/secrets.ts';

/** Time for which a challenge can be answered, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/**
 * Creates and checks the challenges that passkeys sign. The server recognises its challenges by a hash and stores none,
 * so that a visitor who only opens the page causes no write to the store.
 */
export interface Challenges {
  /** @param purpose what the challenge is for, such as the account that gets a passkey */
  create(purpose: string): Promise<string>;
  /** @param clientData the browser's `clientDataJSON`, in base64url */
  check(clientData: string, purpose: string): Promise<ChallengeState>;
}

/** The result of a check. A challenge that was created for another purpose is `wrong`. */
export type ChallengeState =
  | { readonly state: 'valid'; readonly challenge: string }
  | { readonly state: 'expired' }
  | { readonly state: 'wrong' };

export function createChallenges({ hash, matches }: Hashes): Challenges {
  const describe = (purpose: string, content: string): string => `passkey challenge ${content} ${purpose}`;
  return {
    async create(purpose) {
      const content = `${Date.now() + challengeLifetime}.${createRandomText()}`;
      return `${content}.${await hash(describe(purpose, content))}`;
    },
    async check(clientData, purpose) {
      const challenge = readChallenge(clientData);
      const [, content = '', signature = ''] = /^(\d+\.[\w-]{43})\.([\w-]{43})$/.exec(challenge) ?? [];
      if (content === '' || !(await matches(signature, describe(purpose, content)))) return { state: 'wrong' };
      return Number.parseInt(content, 10) > Date.now() ? { state: 'valid', challenge } : { state: 'expired' };
    },
  };
}

/** Returns the challenge in the browser's answer; an empty text if it has none. */
function readChallenge(clientData: string): string {
  try {
    const { challenge } = Object(JSON.parse(decode(clientData))) as { readonly challenge?: unknown };
    return decode(String(challenge));
  } catch {
    return '';
  }
}

const decode = (text: string): string => new TextDecoder().decode(fromBase64Url(text));
