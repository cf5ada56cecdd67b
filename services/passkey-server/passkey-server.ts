import type { PasskeyProblem } from '../../src/widget/passkeys/passkey-requests.ts';

export type { PasskeyProblem };

/** A passkey, with times in milliseconds since 1970. */
export interface KeptPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | null;
}

/** The functions of the app that call the server. */
export const passkeyCalls = ['add', 'list', 'rename', 'remove'] as const;

export type PasskeyCall = (typeof passkeyCalls)[number];

/** A failed call: it rejects with a `problem`, throws an error with a `message`, or returns a wrong `value`. */
export type PasskeyFailure =
  | { readonly problem: PasskeyProblem }
  | { readonly message: string }
  | { readonly value: unknown };

/**
 * Stands in for two things: the app's server, which keeps the passkeys, and the browser's dialog, which creates them.
 * Each call of `add` adds a passkey, unless the visitor cancels the dialog.
 */
export class PasskeyServer {
  readonly #passkeys = new Map<string, readonly KeptPasskey[]>();
  readonly #failures = new Map<PasskeyCall, { readonly failure: PasskeyFailure; readonly isDone: boolean }>();
  #added = 0;
  /** Whether the visitor cancels the dialog that creates a passkey. */
  isDialogCancelled = false;

  /** Sets the passkeys of the account that has this email. Removes all earlier passkeys of this account. */
  put(email: string, passkeys: readonly KeptPasskey[]): void {
    this.#passkeys.set(email, passkeys);
  }

  /** Lists the passkeys of the account with this email. */
  list(email: string): readonly KeptPasskey[] {
    return this.#passkeys.get(email) ?? [];
  }

  /**
   * Makes the next call of a function of the app fail.
   *
   * @param call the function
   * @param isDone whether the server carries out the call before it fails, as if only the answer was lost
   */
  failNext(call: PasskeyCall, failure: PasskeyFailure, isDone = false): void {
    this.#failures.set(call, { failure, isDone });
  }

  /** Runs a call. Returns the `value` for the app's function to return, or a failure. */
  answer(call: PasskeyCall, email: string, ...[id, name]: readonly string[]): PasskeyFailure {
    const failing = this.#failures.get(call);
    this.#failures.delete(call);
    if (failing && !failing.isDone) return failing.failure;
    const value = this.#run(call, email, id, name);
    return failing?.failure ?? value;
  }

  #run(call: PasskeyCall, email: string, id: string | undefined, name = ''): PasskeyFailure {
    const known = this.list(email);
    if (call === 'list') return { value: known };
    if (call === 'add') return { value: this.isDialogCancelled ? null : this.#add(email) };
    const passkey = known.find((each) => each.id === id);
    if (!passkey) return { problem: 'notFound' };
    if (call === 'remove')
      this.put(
        email,
        known.filter((each) => each !== passkey),
      );
    else
      this.put(
        email,
        known.map((each) => (each === passkey ? { ...each, name } : each)),
      );
    return { value: null };
  }

  #add(email: string): KeptPasskey {
    this.#added += 1;
    const passkey = { id: `added ${this.#added}`, name: 'New key', addedAt: Date.UTC(2026, 10, 30, 12), usedAt: null };
    this.put(email, [...this.list(email), passkey]);
    return passkey;
  }
}
