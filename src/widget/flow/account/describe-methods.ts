import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import type { Choice, Paragraph } from '../../description.ts';
import type { Phrase, Texts } from '../../messages/phrase.ts';
import { getProviderName, toProviderChoice } from '../providers/provider-buttons.ts';
import { accountText } from './account-text.ts';
import { listAccountMethods, listMethodsToAdd, offersPhone } from './sign-in-methods.ts';

interface AccountTools {
  readonly settings: Settings;
  readonly text: Texts;
  readonly user: Pick<AuthUser, 'email' | 'phoneNumber' | 'providerData'>;
}

/** Name of the action that replaces the phone of the account. */
export const CHANGE_PHONE = 'changePhone';

/**
 * Returns the content of the screen "Ways to sign in": a button for each method that can be removed and for each one
 * that can be added, keyed by provider ID. A phone also has a button {@link CHANGE_PHONE}. A method that cannot be
 * removed is named in a paragraph.
 *
 * @param hasFactor true if the account has a second factor
 */
export function describeMethods({ hasFactor, ...tools }: AccountTools & { readonly hasFactor: boolean }): {
  readonly body: readonly Paragraph<Phrase>[];
  readonly choices: Readonly<Record<string, Choice<Phrase>>>;
} {
  const { settings, text, user } = tools;
  const methods = listAccountMethods(user, settings);
  const canChangePhone = offersPhone(settings, hasFactor);
  const only = methods.filter(({ isRemovable }) => !isRemovable);
  return {
    body: only.flatMap(({ providerId }) => [[{ strong: nameMethod(providerId, tools) }], accountText('onlyWay')]),
    choices: Object.fromEntries([
      ...methods.flatMap(({ providerId, isRemovable }) => [
        ...(providerId === 'phone' && canChangePhone
          ? [[CHANGE_PHONE, createChange(providerId, accountText('changePhone'), tools)] as const]
          : []),
        ...(isRemovable ? [[providerId, createRemoval(providerId, tools)] as const] : []),
      ]),
      ...listMethodsToAdd(user, settings, hasFactor).map((option) => {
        const label = labelAddition(option.provider, settings);
        return [option.provider, { ...toProviderChoice(option, text), label, shortLabel: label }] as const;
      }),
    ]),
  };
}

const labelAddition = (providerId: string, settings: Settings): Phrase =>
  providerId === 'phone'
    ? accountText('addPhone')
    : accountText('connect', { provider: getProviderName(settings, providerId) });

const createRemoval = (providerId: string, tools: AccountTools): Choice<Phrase> => ({
  ...createChange(providerId, labelRemoval(providerId, tools), tools),
  ...(isFederated(providerId) && { badge: accountText('connected') }),
});

/** Returns the button that changes or removes a method of the account. */
function createChange(
  providerId: string,
  label: Phrase,
  { settings, text }: Pick<AccountTools, 'settings' | 'text'>,
): Choice<Phrase> {
  const option = settings.options.find(({ provider }) => provider === providerId) ?? { provider: providerId };
  // Leave out the provider's colour. With it, the button would look like a button that connects the provider.
  return { ...toProviderChoice(option, text), color: '', label, shortLabel: label };
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
