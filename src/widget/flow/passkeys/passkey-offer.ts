import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { AccountPasskeys, Passkey } from '../../config/ui-config.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { reportAppError } from '../../report-app-error.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { declinedPasskey } from '../../storage/declined-passkey.ts';
import { accountText } from '../account/account-text.ts';
import { toAuthError } from '../account/app-errors.ts';
import { explainPasskeyRefusal } from './passkey-errors.ts';

/**
 * Offers to add a passkey after a sign-in. If the visitor leaves this screen in any way, such as by a reload, she is
 * signed in, because the app requires nothing more from her.
 */
export const passkeyOffer = defineScreen({
  name: 'passkeyOffer',
  leadsTo: ['done'],
  async run(tools, { finish, ...signIn }) {
    const finishNow = () => void finish().catch(reportAppError);
    const leaving = watchLeaving(finishNow);
    try {
      await askForPasskey(tools, signIn.result.user, leaving.hasMoved);
    } catch (error) {
      finishNow(); // The app has removed the widget.
      throw error;
    } finally {
      leaving.stop();
    }
    return to('done', { ...signIn, isPasskeyOffered: true });
  },
});

/**
 * Observes whether the visitor leaves the page.
 *
 * @param onLeave called before the document is unloaded, for example by a reload
 * @returns `hasMoved` resolves when the visitor goes back or forward within the document
 */
function watchLeaving(onLeave: () => void): { readonly hasMoved: Promise<string>; stop(): void } {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pagehide', onLeave, { signal });
  const hasMoved = new Promise<string>((resolve) => {
    window.addEventListener('popstate', () => resolve('leave'), { signal });
  });
  return { hasMoved, stop: () => controller.abort() };
}

/** Shows the offer until the visitor has added a passkey, has declined, or leaves. */
async function askForPasskey(tools: Tools, user: AuthUser, hasMoved: Promise<string>): Promise<void> {
  const { ui, settings } = tools;
  const { passkeys } = settings.config;
  let feedback: Pick<Description<Phrase>, 'notice'> = {};
  while (passkeys) {
    const { action } = await ui.show(
      {
        title: accountText('passkeyOffer'),
        body: [accountText('noPasskey')],
        actions: { decline: secondary(accountText('notNow')), add: primary(accountText('addPasskey')) },
        ...feedback,
      },
      { externalAction: hasMoved },
    );
    if (action === 'decline') declinedPasskey.keep(Date.now());
    if (action !== 'add') return;
    const added = await ui.waitWithChoices(addPasskey(passkeys, user));
    if (added.ok && added.value) return ui.showDone(accountText('passkeyAdded'));
    feedback = added.ok ? {} : { notice: explainPasskeyRefusal(added.error) };
  }
}

/**
 * Adds a passkey. Reports errors that have no `problem`.
 *
 * @throws (rejects) an `AuthError`
 */
async function addPasskey(passkeys: AccountPasskeys, user: AuthUser): Promise<Passkey | null> {
  try {
    return await passkeys.add(user);
  } catch (error) {
    const refusal = toAuthError(error);
    if (!refusal) reportAppError(error);
    throw refusal ?? new AuthError('auth/internal-error');
  }
}
