import { SDK_VERSION } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { AuthError } from '../../auth-error.ts';

// This file hides the differences between SDK versions. The oldest supported version is 9.10.0 (spec §9).

/**
 * Returns the SDK's class for TOTP factors.
 *
 * @throws an `AuthError` with `auth/not-implemented` if the SDK is older than 9.20 and lacks this class
 */
export function getTotpGenerator(): typeof sdk.TotpMultiFactorGenerator {
  const generator = sdk.TotpMultiFactorGenerator as typeof sdk.TotpMultiFactorGenerator | undefined;
  if (generator) return generator;
  throw new AuthError('auth/not-implemented', `Version ${SDK_VERSION} of the SDK does not support authenticator apps.`);
}

/** Creates the SDK's `RecaptchaVerifier`. Version 10 of the SDK changed the order of the constructor's parameters. */
export function createRecaptchaVerifier(
  auth: sdk.Auth,
  element: HTMLElement,
  parameters: sdk.RecaptchaParameters,
): sdk.RecaptchaVerifier {
  const { RecaptchaVerifier } = sdk;
  if (Number.parseInt(SDK_VERSION, 10) >= 10) return new RecaptchaVerifier(auth, element, parameters);
  type Arguments = readonly [element: HTMLElement, parameters: sdk.RecaptchaParameters, auth: sdk.Auth];
  const RecaptchaVerifier9 = RecaptchaVerifier as unknown as new (...args: Arguments) => sdk.RecaptchaVerifier;
  return new RecaptchaVerifier9(element, parameters, auth);
}

/**
 * Loads the settings and the script of reCAPTCHA Enterprise for the tenant of `auth`. Resolves before the script is
 * loaded.
 *
 * @throws (rejects) an `AuthError` with `auth/not-implemented` if the SDK is older than 9.20 and lacks this function
 */
export async function initializeRecaptchaConfig(auth: sdk.Auth): Promise<void> {
  const initialize = sdk.initializeRecaptchaConfig as typeof sdk.initializeRecaptchaConfig | undefined;
  if (initialize) return await initialize(auth);
  throw new AuthError('auth/not-implemented', `Version ${SDK_VERSION} of the SDK does not support bot protection.`);
}
