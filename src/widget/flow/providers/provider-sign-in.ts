import { AuthError } from '../../../adapters/auth-error.ts';
import { fill, type Phrase } from '../../messages/phrase.ts';
import type { Description } from '../../description.ts';
import { offerOneTap, type OneTap } from '../../one-tap/offer-one-tap.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { endReasons } from '../finish/end-reasons.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { takeOnce, watchSavedPassword, withPassword } from '../../screen/saved-password.ts';
import { emailField, primary } from '../../screen/controls.ts';
import { passwordField } from '../../screen/later-controls.ts';
import { lastUsed } from '../../storage/last-used.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { CHANGE_TENANT, nameTenant } from '../start/chosen-tenant.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { lookUpEmail } from '../start/look-up-email.ts';
import { usesPassword } from '../../config/email-method.ts';
import { offersSignUp } from '../../config/offers-sign-up.ts';
import { warnInAppBrowser } from './in-app-browser.ts';
import { loadOtherSignIns } from './load-other-sign-ins.ts';
import { collectIcons, findOptionScreen, listProviderChoices } from './provider-buttons.ts';
import { CONTINUE_HERE, type ProviderFeedback } from './provider-refused.ts';
import { findOneTapOptions } from './provider-request.ts';
import {
  handleProviderRefusal,
  providerLeadsTo,
  signInWithProvider,
  type ProviderResult,
} from './sign-in-with-provider.ts';
import { AUTOFILL, createSuggestions, type Suggestions } from './suggestions.ts';

/** Name of the action that the screen receives when the visitor accepts One Tap. */
const ONE_TAP = 'oneTap';

/** Name of the action that submits the email field. */
const NEXT = 'next';

/** Name of the action that leads to "Create account". */
const CREATE = 'create';

/** Shows the sign-in options in configured order (reference §2.1 "providerSignIn"). */
export const providerSignIn = defineScreen({
  name: 'providerSignIn',
  leadsTo: [
    'signIn',
    'phoneSignInStart',
    'tenantList',
    'tenantByEmail',
    'passwordSignIn',
    'passwordSignUp',
    'emailLinkSending',
    'federatedSignIn',
    'providerByEmail',
    ...providerLeadsTo,
  ],
  async run(tools, input) {
    const { ui, auth, settings } = tools;
    const { email, notice = endReasons.get(auth), flow } = input;
    const oneTapOptions = findOneTapOptions(settings);
    const oneTap = oneTapOptions && offerOneTap(oneTapOptions, async () => (await getSignedInUser(auth)) !== null);
    let oneTapAction = oneTap?.idToken.then(() => ONE_TAP);
    const suggestions = createSuggestions(tools);
    let feedback: ProviderFeedback = notice === undefined ? {} : { notice };
    let chosen = '';
    let hasSavedPassword = false;
    const savedPasswordOptions = watchSavedPassword((isFilledIn, redraw) => {
      hasSavedPassword = isFilledIn;
      redraw();
    });
    // Load the code now, so that the app's function runs immediately after the click. Browsers let a page use a passkey
    // only for a short time after a click.
    if (settings.options.some(({ signIn }) => signIn)) loadOtherSignIns().catch(() => {});
    try {
      while (true) {
        // Do not offer suggestions directly after the visitor has chosen one: a function that fails at once would be
        // called again and again.
        const suggestion = chosen === AUTOFILL ? undefined : suggestions?.offer();
        const externalActions = [oneTapAction, suggestion].filter((external) => external !== undefined);
        const { action, values } = await ui.show(
          () => describeOptions(tools, { email, feedback, hasSavedPassword, hasSuggestions: suggestions !== null }),
          { ...savedPasswordOptions, ...(externalActions[0] && { externalAction: Promise.race(externalActions) }) },
        );
        suggestions?.withdraw();
        endReasons.delete(auth);
        if (action === CHANGE_TENANT) return to('tenantList', {});
        if (action === CREATE) return to('passwordSignUp', { email: values['email'] ?? email ?? '' });
        if (action === NEXT) {
          const { email: submitted = '', password } = values;
          // Find the tenant of this email even if a tenant is already selected. The selected tenant may belong to an
          // email that the visitor entered earlier.
          if (settings.tenantByEmail) return to('tenantByEmail', { email: submitted, isSubmitted: true });
          if (settings.providerByEmail) return to('providerByEmail', { email: submitted, isSubmitted: true, password });
          const found = await lookUpEmail(tools, submitted);
          if ('next' in found) return withPassword(found.next, takeOnce(password));
          feedback = found;
          continue;
        }
        const continuesHere = action === CONTINUE_HERE;
        if (!continuesHere) chosen = action;
        const optionScreen = findOptionScreen(chosen, input);
        if (optionScreen) return optionScreen;
        // The ID token from One Tap can be used only once. So remove the action of One Tap after its first use.
        if (chosen === ONE_TAP) oneTapAction = undefined;
        const result =
          (continuesHere ? null : warnInAppBrowser(tools, chosen)) ??
          (await signInWithOption(tools, chosen, {
            email,
            typedEmail: values['email'] ?? email,
            flow,
            continuesHere,
            oneTap,
            suggestions,
          }));
        if ('next' in result) return result.next;
        feedback = result.feedback;
      }
    } finally {
      oneTap?.withdraw();
      suggestions?.withdraw();
    }
  },
});

/**
 * Describes the list of sign-in options. In the layout `inline`, an email field replaces the button for email.
 */
export function describeOptions(
  tools: Tools,
  { email, feedback, hasSavedPassword, hasSuggestions }: ListState,
): Description<Phrase> {
  const { settings, text, appearance } = tools;
  const lastOption = appearance?.lastUsed ? lastUsed.read(settings) : null;
  const listed = listProviderChoices(settings, text, lastOption);
  const choices = appearance?.providerButtons === 'icons' ? collectIcons(listed) : listed;
  const { password, ...others } = choices;
  const hasOthers = Object.keys(others).length > 0;
  const create = fill(text.createInstead, { link: { action: CREATE } });
  const body = [
    ...nameTenant(settings, text),
    ...(settings.config.offerSignUp && password && offersSignUp(settings) ? [create] : []),
  ];
  const common = { title: text.signIn, body, ...smallPrint(tools, 'sentence') };
  if (!password || appearance?.layout !== 'inline') {
    return { ...common, choices, ...feedback };
  }
  // Draw the actions of the feedback as links, because buttons would look like the submit buttons of the email field.
  const links = Object.entries(feedback.actions ?? {}).map(([action, { label }]) => [{ text: label, action }]);
  return {
    ...common,
    ...feedback,
    body: [...body, ...links],
    fields: {
      email: {
        ...emailField(text, email),
        ...(password.badge !== undefined && { badge: password.badge }),
        ...(hasSuggestions && { autocomplete: 'username webauthn' }),
      },
      // With `tenantByEmail`, do not ask for the password here: the email must first select a tenant.
      ...(usesPassword(settings) &&
        !settings.tenantByEmail && { password: { ...passwordField(text), isHiddenUntilFilled: true } }),
    },
    actions: { [NEXT]: primary(hasSavedPassword ? text.signInAction : text.next) },
    ...(hasOthers
      ? { divider: text.or, choices: others }
      : !settings.config.offerSignUp && { title: text.signInWithEmail }),
    // Focus the field only if no other options are above it. Otherwise, a visitor who presses Tab or uses a screen
    // reader would skip these options.
    ...(!(hasOthers && appearance.providerPosition === 'above') && { focus: 'email' }),
  };
}

interface ListState {
  readonly email: string | undefined;
  readonly feedback: ProviderFeedback;
  /**
   * True if a password manager has filled in the password. The button below the fields then signs the visitor in.
   */
  readonly hasSavedPassword: boolean;
  /** True if the app suggests sign-ins in the email field. */
  readonly hasSuggestions: boolean;
}

interface Choice {
  readonly email: string | undefined;
  /** The text in the email field, which may be incomplete. If the screen has no email field, the same as `email`. */
  readonly typedEmail: string | undefined;
  readonly flow: 'popup' | 'redirect' | undefined;
  /**
   * True if the visitor has pressed "Continue in this window", which signs in by redirect. The widget shows this button
   * if the browser blocks popups, or if the browser is inside another app.
   */
  readonly continuesHere: boolean;
  readonly oneTap: OneTap | null;
  readonly suggestions: Suggestions | null;
}

async function signInWithOption(
  tools: Tools,
  chosen: string,
  { email, typedEmail, flow, continuesHere, oneTap, suggestions }: Choice,
): Promise<ProviderResult> {
  const autofill = chosen === AUTOFILL ? suggestions?.getOffered() : null;
  const { signIn } = autofill ?? tools.settings.options.find(({ provider }) => provider === chosen) ?? {};
  const idToken = chosen === ONE_TAP && oneTap?.idToken;
  if (!signIn && !idToken && chosen !== 'anonymous') {
    return signInWithProvider(tools, chosen, {
      email,
      ...(flow && { flow }),
      ...(continuesHere && { flow: 'redirect' }),
    });
  }
  const loading = loadOtherSignIns().catch(() => {
    throw new AuthError('auth/network-request-failed');
  });
  // While the app's function runs, the visitor must be able to choose another option. `waitFor` would disable the other
  // options.
  const loaded = await (signIn ? tools.ui.waitWithChoices(loading) : tools.ui.waitFor(loading));
  if (!loaded.ok) return { feedback: { notice: explainRefusal(loaded.error) } };
  const { signInAsGuest, signInWithApp, signInWithIdToken } = loaded.value;
  if (signIn) return signInWithApp(tools, { provider: chosen, ...autofill, signIn, typedEmail });
  if (!idToken) return signInAsGuest(tools);
  const result = await signInWithIdToken(tools, await idToken);
  return result instanceof AuthError ? handleProviderRefusal(tools, result) : result;
}
