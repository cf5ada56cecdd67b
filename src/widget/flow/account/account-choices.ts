import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Choice } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { accountText } from './account-text.ts';
import { bin, devices as devicesIcon, laptop, personWithKey } from './icons.ts';
import { hasPassword, offersPassword } from './password-option.ts';
import { listAccountMethods, listMethodsToAdd } from './sign-in-methods.ts';

/** The screens to which the choices of the account page lead. */
export const accountChoices = [
  'nameChange',
  'emailChange',
  'passwordChange',
  'waysToSignIn',
  'secondFactors',
  'passkeys',
  'devices',
  'signOutEverywhere',
  'accountDeletion',
] as const;

type AccountChoices = { readonly [Name in (typeof accountChoices)[number]]?: Choice<Phrase> };

/**
 * Returns a choice for everything that the visitor can change. The current name and email are badges.
 *
 * @param canChange false if the backend cannot change accounts; then the visitor can only change her second factors and
 *   passkeys, and sign out on her devices
 * @param hasFactor true if the account has a second factor
 */
export function listAccountChoices(
  user: AuthUser,
  {
    settings,
    canChange,
    hasFactor,
  }: { readonly settings: Settings; readonly canChange: boolean; readonly hasFactor: boolean },
): AccountChoices {
  const { displayName, email, providerData } = user;
  const secondSteps = createChoice(accountText('secondSteps'), 'saml');
  const methods = [...listAccountMethods(user, settings), ...listMethodsToAdd(user, settings, hasFactor)];
  // The service adds a second factor only to an account with an email and a first factor. An account without a provider
  // signs in with tokens of the app's server only.
  const canAddFactor = email !== null && providerData.length > 0;
  const { passkeys, devices, signOutEverywhere } = settings.config;
  // The app's server keeps the passkeys and the sessions, so these choices do not depend on the backend.
  const choicesOfServer = {
    ...(passkeys && { passkeys: { ...createChoice(accountText('passkeys'), ''), iconPaths: personWithKey } }),
    ...(devices && { devices: { ...createChoice(accountText('devices'), ''), iconPaths: laptop } }),
    ...(signOutEverywhere && {
      signOutEverywhere: { ...createChoice(accountText('signOutEverywhere'), ''), iconPaths: devicesIcon },
    }),
  };
  if (!canChange) return { secondFactors: secondSteps, ...choicesOfServer };
  const passwordLabel = accountText(hasPassword({ providerData }) ? 'changePassword' : 'addPassword');
  return {
    nameChange: createChoice(accountText('changeName'), 'anonymous', displayName),
    ...(email !== null && {
      emailChange: createChoice(accountText('changeYourEmail'), 'password', email),
      ...(offersPassword(settings) && { passwordChange: createChoice(passwordLabel, 'app') }),
    }),
    ...(methods.length > 0 && { waysToSignIn: createChoice(accountText('waysToSignIn'), 'oidc') }),
    ...((canAddFactor || hasFactor) && { secondFactors: secondSteps }),
    ...choicesOfServer,
    accountDeletion: { ...createChoice(accountText('deleteAccount'), ''), iconPaths: bin },
  };
}

const createChoice = (label: Phrase, icon: string, badge: string | null = null): Choice<Phrase> => ({
  label,
  shortLabel: label,
  icon,
  color: '',
  ...(badge && { badge }),
});
