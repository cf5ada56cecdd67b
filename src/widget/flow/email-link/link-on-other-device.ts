import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { emailField, primary, secondary } from '../../screen/controls.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';

/**
 * Asks for the email of the opened sign-in link (reference §1.2 #11). This device may not know the email, because a
 * device stores only the email of the latest link that it has requested.
 */
export const emailLinkConfirmation = defineScreen({
  name: 'emailLinkConfirmation',
  leadsTo: ['emailLinkCallback', 'signIn', 'providerSignIn', 'phoneSignInStart'],
  async run(tools, { email, notice }) {
    const { ui, text, settings, page } = tools;
    const { action, values } = await ui.show({
      title: text.confirmEmail,
      body: [text.confirmToComplete],
      fields: { email: emailField(text, email) },
      actions: { cancel: secondary(text.cancel), next: primary(text.next) },
      focus: 'email',
      ...smallPrint(tools, 'links'),
      ...(notice === undefined ? {} : { notice }),
    });
    if (action === 'next') return to('emailLinkCallback', { email: values.email });
    page.forgetHidden();
    return beginSignIn(settings);
  },
});

/**
 * Says that the credential cannot be linked, because it is stored on another device (reference §1.2 #16). "Continue"
 * signs in without linking.
 */
export const emailLinkLinkingOtherDevice = defineScreen({
  name: 'emailLinkLinkingOtherDevice',
  leadsTo: ['emailLinkCallback'],
  async run(tools, { providerId }) {
    const { ui, text, settings, page } = tools;
    const provider = getProviderName(settings, providerId);
    await ui.show({
      title: text.signIn,
      body: [
        fill(text.intendedToConnect, { provider: { strong: provider } }),
        fill(text.stillConnect, { provider: { strong: provider } }),
      ],
      actions: { continue: primary(text.continue) },
      focus: 'continue',
      ...smallPrint(tools, 'links'),
    });
    if (page.storage) pendingCredential.clear(page.storage);
    return to('emailLinkCallback', { withoutLinking: true });
  },
});

const entryScreens = ['signIn', 'providerSignIn', 'phoneSignInStart'] as const;

/**
 * Says that the sign-in link was opened on the wrong device or in the wrong tab (reference §1.2 #12). If
 * `isGuestMissing` is true, asks the visitor to open the link in the guest's tab.
 */
export const differentDeviceError = defineScreen({
  name: 'differentDeviceError',
  leadsTo: entryScreens,
  run: (tools, { isGuestMissing }) =>
    rejectLink(tools, ({ newDevice, useSameDevice, useGuestsTab }) => [
      newDevice,
      isGuestMissing ? useGuestsTab : useSameDevice,
    ]),
});

/**
 * Says that a guest (anonymous user) requested the sign-in link, and that this guest is no longer signed in (reference
 * §1.2 #13).
 */
export const anonymousSessionEnded = defineScreen({
  name: 'anonymousSessionEnded',
  leadsTo: entryScreens,
  run: (tools) => rejectLink(tools, ({ sessionEnded, sessionCleared }) => [sessionEnded, sessionCleared]),
});

/** Says why the link cannot be used, and begins a new sign-in. */
async function rejectLink(
  { ui, text, settings, page }: Tools,
  selectTexts: (text: Texts) => readonly [title: Phrase, body: Phrase],
) {
  page.forgetHidden();
  const [title, body] = selectTexts(text);
  await ui.show({ title, body: [body], actions: { dismiss: primary(text.dismiss) }, focus: 'dismiss' });
  return beginSignIn(settings);
}
