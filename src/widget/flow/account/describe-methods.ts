import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import type { Choice, Paragraph } from '../../description.ts';
import type { Phrase, Texts } from '../../messages/phrase.ts';
import { getProviderName, toProviderChoice } from '../providers/provider-buttons.ts';
import { accountText } from './account-text.ts';
import { listAccountMethods, listProvidersToConnect } from './sign-in-methods.ts';

interface AccountTools {
  readonly settings: Settings;
  readonly text: Texts;
  readonly user: Pick<AuthUser, 'email' | 'phoneNumber' | 'providerData'>;
}

/**
 * Returns the content of the screen "Ways to sign in": a button for each method that can be removed and for each
 * provider that can be connected, keyed by provider ID. A method that cannot be removed is named in a paragraph.
 */
export function describeMethods(tools: AccountTools): {
  readonly body: readonly Paragraph<Phrase>[];
  readonly choices: Readonly<Record<string, Choice<Phrase>>>;
} {
  const { settings, text, user } = tools;
  const methods = listAccountMethods(user, settings);
  const removable = methods.filter(({ isRemovable }) => isRemovable);
  const only = methods.filter(({ isRemovable }) => !isRemovable);
  return {
    body: only.flatMap(({ providerId }) => [[{ strong: nameMethod(providerId, tools) }], accountText('onlyWay')]),
    choices: Object.fromEntries([
      ...removable.map(({ providerId }) => [providerId, createRemoval(providerId, tools)] as const),
      ...listProvidersToConnect(user, settings).map((option) => {
        const label = accountText('connect', { provider: getProviderName(settings, option.provider) });
        return [option.provider, { ...toProviderChoice(option, text), label, shortLabel: label }] as const;
      }),
    ]),
  };
}

function createRemoval(providerId: string, tools: AccountTools): Choice<Phrase> {
  const { settings, text } = tools;
  const option = settings.options.find(({ provider }) => provider === providerId) ?? { provider: providerId };
  const label = labelRemoval(providerId, tools);
  return {
    ...toProviderChoice(option, text),
    // In the color of the provider, the button would look like one that connects it.
    color: '',
    label,
    shortLabel: label,
    ...(isFederated(providerId) && { badge: accountText('connected') }),
  };
}

function labelRemoval(providerId: string, tools: AccountTools): Phrase {
  const name = nameMethod(providerId, tools);
  if (providerId === 'password') return accountText('removePassword');
  return providerId === 'phone'
    ? accountText('removePhone', { number: name })
    : accountText('disconnect', { provider: name });
}

/** Returns the title and the sentences of the question before a method is removed. */
export function describeRemoval(
  providerId: string,
  tools: AccountTools,
): { readonly title: Phrase; readonly body: readonly Phrase[] } {
  const explained = accountText('methodRemovalExplained');
  return {
    title: labelRemoval(providerId, tools),
    body: providerId === 'password' ? [explained, accountText('emailRemovalExplained')] : [explained],
  };
}

/** Returns the message after a method was removed. */
export function explainRemoved(providerId: string, tools: AccountTools): Phrase {
  const name = nameMethod(providerId, tools);
  if (providerId === 'password') return accountText('passwordRemoved');
  return providerId === 'phone'
    ? accountText('numberRemoved', { number: name })
    : accountText('providerDisconnected', { provider: name });
}

/** Returns the name of a provider, "Password", or the phone number. */
function nameMethod(providerId: string, { settings, text, user }: AccountTools): Phrase {
  if (providerId === 'password') return text.password;
  return (providerId === 'phone' && user.phoneNumber) || getProviderName(settings, providerId);
}
