import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { hasPassword, offersPassword } from './password-option.ts';

/** The sign-in methods with which a visitor signs in again without leaving the screen. */
export interface ConfirmationMethods {
  /** The email to sign in with, if the account has a password; otherwise null. */
  readonly passwordEmail: string | null;
  /** The sign-in options of the providers that are connected to the account. */
  readonly providers: readonly SignInOption[];
}

/**
 * Returns how the visitor can sign in to her account again. All other methods, such as a phone or a mailed link,
 * need screens of their own. If this function returns no method, the visitor goes through the normal sign-in.
 */
export function findConfirmationMethods(user: AuthUser, settings: Settings): ConfirmationMethods {
  const { email, providerData } = user;
  return {
    passwordEmail: hasPassword(user) && offersPassword(settings) ? email : null,
    providers: settings.options.filter(
      ({ provider }) => isFederated(provider) && providerData.some(({ providerId }) => providerId === provider),
    ),
  };
}

/** Returns the email that the account has at the provider, so that the provider can suggest it. */
export function findLoginHint({ email, providerData }: AuthUser, provider: string): string | undefined {
  return providerData.find(({ providerId }) => providerId === provider)?.email ?? email ?? undefined;
}
