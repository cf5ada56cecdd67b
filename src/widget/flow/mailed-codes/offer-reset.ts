import type { Description } from '../../description.ts';
import type { Next, Tools } from '../screen.ts';
import { to } from '../screen.ts';

/** Says what was undone, with a link that mails a password reset at once (reference §1.2 #23, #29). */
export async function offerReset(
  { ui, auth, text, page }: Tools,
  email: string,
  said: Required<Pick<Description, 'title' | 'body'>>,
): Promise<Next<'passwordRecoveryEmailSent'>> {
  page.forgetHidden();
  let told: Pick<Description, 'notice'> = {};
  while (true) {
    await ui.show({ ...said, ...told });
    const sent = await ui.waitFor(auth.sendPasswordResetEmail(email));
    if (sent.ok) return to('passwordRecoveryEmailSent', { email, way: 'none' });
    told = { notice: text.resetMailFailed };
  }
}
