import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { findMailInstead, usesPassword } from '../../config/email-method.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';

type MethodsUser = Pick<AuthUser, 'email' | 'providerData'>;

/** A sign-in method of an account. */
export interface AccountMethod {
  /** The ID of a provider, `password` or `phone`. */
  readonly providerId: string;
  /** False if the visitor could not sign in any more without this method. */
  readonly isRemovable: boolean;
}

/**
 * Lists the sign-in methods that an account has, in the order of the sign-in options. Methods that the app does not
 * offer come last. Leaves out `password` if the app mails links or codes and asks for no password: Firebase reports
 * `password` for an email that has signed in by link, too.
 *
 * A method is removable if another method remains with which the app lets the visitor sign in. A mailed link or code is
 * such a method if the app offers it and the account has an email. But it does not make `password` removable, because
 * Firebase removes the email together with the password.
 */
export function listAccountMethods({ email, providerData }: MethodsUser, settings: Settings): readonly AccountMethod[] {
  const { options } = settings;
  const connected = new Set(providerData.map(({ providerId }) => providerId));
  if (!usesPassword(settings)) connected.delete('password');
  const offered = options.map(({ provider }) => provider).filter((id) => connected.has(id));
  // If the app offers none of these methods, the visitor signs in differently, such as by a sign-in of the app. All
  // methods then count, so that one of them remains.
  const usable = offered.length > 0 ? offered : [...connected];
  const hasMail = email !== null && offersMail(settings);
  return [...new Set([...offered, ...connected])].map((providerId) => ({
    providerId,
    isRemovable: (hasMail && providerId !== 'password') || usable.some((id) => id !== providerId),
  }));
}

/** Returns true if the account has this method, and the visitor could not sign in any more without it. */
export const isOnlyMethod = (user: MethodsUser, settings: Settings, id: string): boolean =>
  listAccountMethods(user, settings).some(({ providerId, isRemovable }) => providerId === id && !isRemovable);

/** Returns true if the app signs visitors in by a mailed link or code. */
const offersMail = (settings: Settings): boolean => !usesPassword(settings) || findMailInstead(settings) !== undefined;

/**
 * Lists the options that the visitor can add to her account: providers that the account does not have yet, such as
 * Google, and the phone.
 *
 * @param hasFactor true if the account has a second factor
 */
export function listMethodsToAdd(
  { providerData }: MethodsUser,
  settings: Pick<Settings, 'options'>,
  hasFactor: boolean,
): readonly SignInOption[] {
  return settings.options.filter(
    ({ provider }) =>
      (isFederated(provider) || (provider === 'phone' && offersPhone(settings, hasFactor))) &&
      !providerData.some(({ providerId }) => providerId === provider),
  );
}

/**
 * Returns true if the visitor can set the phone with which she signs in. If the account has a second factor, Firebase
 * does not accept a phone.
 */
export const offersPhone = ({ options }: Pick<Settings, 'options'>, hasFactor: boolean): boolean =>
  !hasFactor && options.some(({ provider }) => provider === 'phone');
