import { AuthError } from '../auth-error.ts';

/**
 * Sends a mail with a continue URL, and without it once more if the project does not allow that URL: a visitor who
 * forgot her password needs the mail more than the way back (reference §2.2).
 */
export async function sendWithContinueUrl(
  continueUrl: string | undefined,
  send: (continueUrl: string | undefined) => Promise<void>,
): Promise<void> {
  try {
    await send(continueUrl);
  } catch (error) {
    const refused = error instanceof AuthError && error.code === 'auth/unauthorized-continue-uri';
    if (!refused || continueUrl === undefined) throw error;
    await send(undefined);
  }
}
