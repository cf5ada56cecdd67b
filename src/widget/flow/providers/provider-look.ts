import { findProviderLook } from '../../config/providers.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import type { Choice } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';

/** What a provider is called: as configured, as it is known, or by its id (reference §1.3, Q2). */
export function nameOfProvider({ options }: Settings, providerId: string): string {
  const option = options.find(({ provider }) => provider === providerId);
  return option?.providerName ?? findProviderLook(providerId)?.name ?? providerId;
}

/** How an option's button looks and reads (reference §1.3). */
export function choiceOf(option: SignInOption, text: Messages): Choice {
  const { provider, providerName, fullLabel, buttonColor, iconUrl } = option;
  const look = findProviderLook(provider);
  const name = providerName ?? look?.name ?? provider;
  const own = ownWords(provider, text);
  return {
    label: fullLabel ?? (providerName === undefined && own !== null ? own.label : text.signInWithProvider(name)),
    shortLabel: providerName ?? own?.shortLabel ?? name,
    icon: iconUrl ?? provider,
    color: buttonColor ?? look?.color ?? '',
  };
}

/** Ways in that are no other company's. */
function ownWords(provider: string, text: Messages): Pick<Choice, 'label' | 'shortLabel'> | null {
  switch (provider) {
    case 'password':
      return { label: text.signInWithEmailButton, shortLabel: text.emailShort };
    case 'phone':
      return { label: text.signInWithPhoneButton, shortLabel: text.phoneShort };
    case 'anonymous':
      return { label: text.continueAsGuest, shortLabel: text.guestShort };
    default:
      return null;
  }
}
