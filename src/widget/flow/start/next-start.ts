import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/** What the next sign-in on a page shows: an email in its field, and a message. */
interface Hint {
  readonly email?: string | undefined;
  readonly notice?: Phrase | undefined;
}

const hints = new WeakMap<AuthBackend, Hint>();

/**
 * Keeps a hint for the next sign-in, even if the app mounts another widget on the same backend meanwhile. Kept in
 * memory only: a page that is loaded anew has no hint.
 */
export const nextStart = {
  keep: (backend: AuthBackend, hint: Hint): unknown => hints.set(backend, hint),
  /** Returns the hint, and forgets it. */
  take(backend: AuthBackend): Hint {
    const hint = hints.get(backend) ?? {};
    hints.delete(backend);
    return hint;
  },
};
