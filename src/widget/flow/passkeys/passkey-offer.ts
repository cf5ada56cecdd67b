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
 * signed in, because the app requires nothing more from her (`finishSignInOnLeave`).
 */
export const passkeyOffer = defineScreen({
  name: 'passkeyOffer',
  leadsTo: ['done'],
  async run(tools, input) {
    await askForPasskey(tools, input.result.user);
    return to('done', { ...input, isPasskeyOffered: true });
  },
});

/** Shows the offer until the visitor has added a passkey, or has declined. */
async function askForPasskey({ ui, settings }: Tools, user: AuthUser): Promise<void> {
  const { passkeys } = settings.config;
  if (!passkeys) return;
  let feedback: Pick<Description<Phrase>, 'notice'> = {};
  while (true) {
    const { action } = await ui.show({
      title: accountText('passkeyOffer'),
      body: [accountText('noPasskey')],
      actions: { decline: secondary(accountText('notNow')), add: primary(accountText('addPasskey')) },
      ...feedback,
    });
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
