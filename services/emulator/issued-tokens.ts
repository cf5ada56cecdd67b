import { claimsOf, type WireCall } from '../auth-server/wire-call.ts';

/** What a token is asked for or given with, in the words of the two APIs (accounts in camel case, tokens in snake). */
interface Tokens {
  readonly account: string;
  readonly id: string;
  readonly refresh: string;
}

/**
 * The tokens that a project gave out, no two of them the same. Two facts are read off them that the emulator does not tell: whether the look-up
 * of an account belongs to the sign-in before it, and whether a session was ended in the second that it began in, which
 * is the finest that the emulator's own `validSince` knows.
 */
export class IssuedTokens {
  readonly #ofAccount = new Map<string, Set<string>>();
  /** The id tokens of sign-ins whose look-up is still to come. */
  readonly #signingIn = new Set<string>();
  readonly #revoked = new Set<string>();

  /** Notes what an answer gave out. */
  issue(method: string, answer: Readonly<Record<string, unknown>>): void {
    const tokens = tokensOf(answer);
    if (tokens === undefined) return;
    const ofAccount = this.#ofAccount.get(tokens.account) ?? new Set();
    this.#ofAccount.set(tokens.account, ofAccount);
    ofAccount.add(tokens.id).add(tokens.refresh);
    // The SDK ends every sign-in, sign-up and enrolment with a look-up of the account.
    if (method.startsWith('accounts:sign') || method.startsWith('mfa')) this.#signingIn.add(tokens.id);
  }

  /** Whether a look-up with this id token belongs to the sign-in that gave it. Each sign-in has one. */
  endsSignIn({ body: { idToken } }: WireCall): boolean {
    return typeof idToken === 'string' && this.#signingIn.delete(idToken);
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
