import { AuthError } from '../auth-error.ts';

/**
 * Sends a mail with a continue URL. If the project does not allow this URL, sends the mail without a continue URL
 * (reference §2.2).
 */
export async function sendWithContinueUrl(
  continueUrl: string | undefined,
  send: (continueUrl: string | undefined) => Promise<void>,
): Promise<void> {
  try {
    await send(continueUrl);
  } catch (error) {
    const isUnauthorizedUrl = error instanceof AuthError && error.code === 'auth/unauthorized-continue-uri';
    if (!isUnauthorizedUrl || continueUrl === undefined) throw error;
    await send(undefined);
  }
}
