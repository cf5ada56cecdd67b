import {
  appSignInColor,
  findProviderLook,
  genericProviderColor,
  genericProviderIcon,
  toIcon,
} from '../../config/providers.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import type { Choice } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Returns a button for each sign-in option, keyed by provider ID, in configured order (reference §1.2 #34).
 *
 * @param lastUsed the ID of the provider whose button has the badge "Last used"; null for no badge
 */
export const listProviderChoices = (
  { options }: Settings,
  text: Texts,
  lastUsed: string | null = null,
): Readonly<Record<string, Choice<Phrase>>> =>
  Object.fromEntries(options.map((option) => [option.provider, toProviderChoice(option, text, lastUsed)]));

/**
 * Puts providers with an icon of their own into a row of icon-only buttons. The row needs at least two providers
 * without a badge. A provider with a badge keeps its label, and is above the row.
 */
export function collectIcons<T>(choices: Readonly<Record<string, Choice<T>>>): typeof choices {
  const all = Object.entries(choices);
  // Leave out email, phone and guests. Unlike other options, they have no dot in their ID.
  const withIcon = all.filter(([id, choice]) => id.includes('.') && hasOwnIcon(choice));
  const icons = withIcon.filter(([, { badge }]) => !badge);
  if (icons.length < 2) return choices;
  const others = all.filter((entry) => !withIcon.includes(entry));
  const start = all.findIndex((entry) => withIcon.includes(entry));
  // The last line adds all `others`, including those that the first line has already added. These stay before the
  // icons, because `Object.fromEntries` keeps a repeated key at its first position.
  return Object.fromEntries([
    ...others.slice(0, start),
    ...withIcon.filter(([, { badge }]) => badge),
    ...icons.map(([id, choice]) => [id, { ...choice, isIconOnly: true }] as const),
    ...others,
  ]);
}

/** Returns true if the app has set the icon, or if it is the icon of a well-known provider. */
const hasOwnIcon = ({ icon, iconPaths }: Pick<Choice, 'icon' | 'iconPaths'>): boolean =>
  !!iconPaths || !/^(saml|oidc|app)(\.[^/]*)?$/.test(icon);

/**
 * Returns the screen that a sign-in option leads to (reference T23–T25), or null if the option has no screen of its
 * own.
 */
export function findOptionScreen(
  provider: string,
  { email, isSubmitted }: ScreenInputs['providerSignIn'],
): Next<'signIn' | 'phoneSignInStart'> | null {
  if (provider === 'password') return to('signIn', { email, isSubmitted });
  return provider === 'phone' ? to('phoneSignInStart', {}) : null;
}

/** Returns a provider's configured name, or else its usual name, or else its ID (reference §1.3, Q2). */
export function getProviderName({ options }: Settings, providerId: string): string {
  const option = options.find(({ provider }) => provider === providerId);
  return option?.providerName ?? findProviderLook(providerId)?.name ?? providerId;
}

/**
 * Returns the button of a sign-in option (reference §1.3).
 *
 * @param lastUsed the ID of the provider whose button has the badge "Last used"; null for no badge
 */
export function toProviderChoice(option: SignInOption, text: Texts, lastUsed: string | null = null): Choice<Phrase> {
  const { provider, providerName, fullLabel, buttonColor, iconUrl, iconPaths, signIn } = option;
  const look = findProviderLook(provider);
  const name = providerName ?? look?.name ?? provider;
  const ownLabels = providerName === undefined ? findOwnLabels(provider, text) : null;
  return {
    label: fullLabel ?? ownLabels?.label ?? fill(text.signInWithProvider, { name }),
    shortLabel: ownLabels?.shortLabel ?? name,
    icon: toIcon(iconUrl) ?? findIcon(option),
    ...(iconPaths && iconUrl === undefined && { iconPaths }),
    color: buttonColor ?? look?.color ?? (signIn ? appSignInColor : genericProviderColor),
    ...(provider === lastUsed && { badge: text.lastUsed }),
  };
}

/** Returns the built-in icon of a provider. If the developer has called Twitter "X", returns the icon of X. */
function findIcon({ provider, providerName, fullLabel, signIn }: SignInOption): string {
  if (provider === 'twitter.com' && /\bX\b/.test(`${providerName} ${fullLabel}`)) return 'x.com';
  return findProviderLook(provider) ? provider : signIn ? 'app' : genericProviderIcon;
}

/** Returns the labels of the buttons for email, phone and guests; null for any other provider. */
function findOwnLabels(provider: string, text: Texts): Pick<Choice<Phrase>, 'label' | 'shortLabel'> | null {
  switch (provider) {
    case 'password':
      return { label: text.signInWithEmailButton, shortLabel: text.emailShort };
    case 'phone':
      return { label: text.signInWithPhoneButton, shortLabel: text.phoneShort };
    case 'anonymous':
      return { label: text.continueAsGuest, shortLabel: text.guestShort };
  }
  return null;
}
