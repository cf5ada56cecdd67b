import { SDK_VERSION } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { AuthError } from '../../auth-error.ts';

/** What versions of the SDK since 9.10.0 (spec §9) do not have in common with the present one. */

/**
 * Authenticator apps as second factors, which the SDK does not know before version 9.20.
 *
 * @throws an `AuthError` if it does not
 */
export function getTotpGenerator(): typeof sdk.TotpMultiFactorGenerator {
  const generator = sdk.TotpMultiFactorGenerator as typeof sdk.TotpMultiFactorGenerator | undefined;
  if (generator) return generator;
  throw new AuthError('auth/not-implemented', `Version ${SDK_VERSION} of the SDK knows no authenticator apps.`);
}

/** A reCAPTCHA in an element. Before version 10 the SDK is given the same in another order. */
export function createRecaptchaVerifier(
  auth: sdk.Auth,
  element: HTMLElement,
  parameters: sdk.RecaptchaParameters,
): sdk.RecaptchaVerifier {
  const { RecaptchaVerifier } = sdk;
  if (Number.parseInt(SDK_VERSION, 10) >= 10) return new RecaptchaVerifier(auth, element, parameters);
  type Given = readonly [element: HTMLElement, parameters: sdk.RecaptchaParameters, auth: sdk.Auth];
  const Earlier = RecaptchaVerifier as unknown as new (...given: Given) => sdk.RecaptchaVerifier;
  return new Earlier(element, parameters, auth);
}
