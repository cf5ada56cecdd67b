import { claimsOf, type WireCall } from '../../src/adapters/wire/wire-call.ts';

/** What a token is asked for or given with, in the words of the two APIs (accounts in camel case, tokens in snake). */
interface Tokens {
  readonly account: string;
  readonly id: string;
  readonly refresh: string;
}

/**
 * The tokens that a project gave out. Two facts are read off them that the emulator does not tell: whether the look-up
 * of an account belongs to the sign-in before it, and whether a session was ended in the second that it began in, which
 * is the finest that the emulator's own `validSince` knows.
 */
export class IssuedTokens {
  readonly #ofAccount = new Map<string, Set<string>>();
  /** How many look-ups are still to come that belong to the sign-in which gave this id token. */
  readonly #signingIn = new Map<string, number>();
  readonly #revoked = new Set<string>();

  /** Notes what an answer gave out. */
  issue(method: string, answer: Readonly<Record<string, unknown>>): void {
    const tokens = tokensOf(answer);
    if (tokens === undefined) return;
    const ofAccount = this.#ofAccount.get(tokens.account) ?? new Set();
    this.#ofAccount.set(tokens.account, ofAccount);
    for (const token of [tokens.id, tokens.refresh]) {
      ofAccount.add(token);
      this.#revoked.delete(token); // two sessions that begin within one second have the same tokens
    }
    // The SDK ends every sign-in, sign-up and enrolment with a look-up of the account.
    if (method.startsWith('accounts:sign') || method.startsWith('mfa'))
      this.#signingIn.set(tokens.id, (this.#signingIn.get(tokens.id) ?? 0) + 1);
  }

  /** Whether a look-up with this id token belongs to the sign-in that gave it. Each sign-in has one. */
  endsSignIn({ body: { idToken } }: WireCall): boolean {
    if (typeof idToken !== 'string') return false;
    const expected = this.#signingIn.get(idToken) ?? 0;
    if (expected > 1) this.#signingIn.set(idToken, expected - 1);
    else this.#signingIn.delete(idToken);
    return expected > 0;
  }

  /** Every session of the account ends. */
  revoke(account: string): void {
    for (const token of this.#ofAccount.get(account) ?? []) this.#revoked.add(token);
  }

  isRevoked({ body }: WireCall): boolean {
    return [body['idToken'], body['refresh_token']].some((token) => this.#revoked.has(token as string));
  }
}

function tokensOf(answer: Readonly<Record<string, unknown>>): Tokens | undefined {
  const id = answer['idToken'] ?? answer['id_token'];
  const refresh = answer['refreshToken'] ?? answer['refresh_token'];
  if (typeof id !== 'string' || typeof refresh !== 'string') return undefined;
  const account = claimsOf(id).user_id; // not every answer names it
  return account === undefined ? undefined : { account, id, refresh };
}
