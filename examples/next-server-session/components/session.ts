import { beforeAuthStateChanged, type Auth } from 'firebase/auth';

/** Keeps a cookie for the server in step with the user in the browser. Firebase waits for the server's answer. */
export function keepSession(auth: Auth): void {
  beforeAuthStateChanged(auth, async (user) => {
    const { ok } = user
      ? await fetch('/api/session', { method: 'POST', body: await user.getIdToken() })
      : await fetch('/api/session', { method: 'DELETE' });
    // The widget shows this text below the form, and the visitor can try again.
    if (!ok) throw new Error('The server did not answer as expected. Try again.');
  });
}
