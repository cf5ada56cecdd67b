import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { AccountPasskeys, Passkey } from '../../config/ui-config.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { reportAppError } from '../../report-app-error.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { declinedPasskey } from '../../storage/declined-passkey.ts';
import type { ShowOptions } from '../../ui.ts';
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
    const leaving = watchLeaving(() => void finish().catch(reportAppError));
    try {
      await askForPasskey(tools, signIn.result.user, leaving);
    } finally {
      leaving.stop();
    }
    return to('done', { ...signIn, isPasskeyOffered: true });
  },
});

/** Observes whether the visitor leaves the screen without an answer. */
interface Leaving extends Required<Pick<ShowOptions, 'onShow'>> {
  stop(): void;
}

/**
 * Observes whether the visitor leaves.
 *
 * @param onLeave called before the page is unloaded, and when the app removes the widget
 */
function watchLeaving(onLeave: () => void): Leaving {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pagehide', onLeave, { signal });
  return {
    // Call `onLeave` synchronously: just after the signal, the widget discards the sign-in, unless it is committed.
    onShow: (_redraw, widgetStopped) => widgetStopped.addEventListener('abort', onLeave, { signal }),
    stop: () => controller.abort(),
  };
}

/** Shows the offer until the visitor has added a passkey, or has declined. */
async function askForPasskey({ ui, settings }: Tools, user: AuthUser, leaving: Leaving): Promise<void> {
  const { passkeys } = settings.config;
  if (!passkeys) return;
  let feedback: Pick<Description<Phrase>, 'notice'> = {};
  while (true) {
    const { action } = await ui.show(
      {
        title: accountText('passkeyOffer'),
        body: [accountText('noPasskey')],
        actions: { decline: secondary(accountText('notNow')), add: primary(accountText('addPasskey')) },
        ...feedback,
      },
      leaving,
    );
    if (action === 'decline') return declinedPasskey.keep(Date.now());
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
