import type { AuthCredential, AuthResult, AuthUser } from '../../adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode, type AuthErrorOptions } from '../../adapters/auth-error.ts';
import type { CheckedConfig } from '../config/check-config.ts';
import type { Settings } from '../config/settings.ts';
import { settingsOf } from '../config/settings.ts';
import { en } from '../messages/en.ts';

/** What tests of the flow are given. */

/** The settings of a configuration; of email with password, unless it says otherwise. */
export function settingsFor(config: Partial<CheckedConfig> = {}, tenantId: string | null = null): Settings {
  return settingsOf({ signInOptions: ways('password'), signInSuccessUrl: '/', ...config }, tenantId);
}

export const ways = (...providers: readonly string[]) => providers.map((provider) => ({ provider }));

/** What a decision takes of the tools. */
export const toolsFor = (config: Partial<CheckedConfig> = {}) => ({ settings: settingsFor(config), text: en });

/** A refusal of the service, in words that are none of the visitor's business. */
export const refusal = (code: AuthErrorCode, about?: AuthErrorOptions) => new AuthError(code, 'raw', about);

export const github: AuthCredential = { providerId: 'github.com', signInMethod: 'github.com', toJSON: () => ({}) };

export function userOf(about: Partial<AuthUser> = {}): AuthUser {
  return {
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: null,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [],
    getIdToken: () => Promise.resolve('token'),
    ...about,
  };
}

export function resultOf(about: Partial<AuthResult> = {}): AuthResult {
  return { user: userOf(), credential: null, operationType: 'signIn', additionalUserInfo: null, ...about };
}
