import { beforeAuthStateChanged, type Auth } from 'firebase/auth';

/** Sets or deletes the server's cookie before a user is signed in or out. Firebase waits for the server's answer. */
export function keepSession(auth: Auth): void {
  beforeAuthStateChanged(auth, async (user) => {
    if (!user || user.isAnonymous) return endSession();
    const body = await user.getIdToken();
    const answer = await fetch('/api/session', { method: 'POST', body }).catch(() => null);
    // The widget shows this text, and the visitor can sign in again.
    if (!answer?.ok) throw new Error('The server could not complete the sign-in. Try again.');
  });
}

/** Deletes the server's cookie. */
export async function endSession(): Promise<void> {
  const { ok } = await fetch('/api/session', { method: 'DELETE' });
  if (!ok) throw new Error('The server could not end the session.');
}
