import { isFederated } from '../../src/widget/config/providers.ts';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** Ways in, or parts of one, for which the page runs scripts of Google's. */
export const googleWays = ['windows and redirects', 'reCAPTCHA', 'One Tap'] as const;
export type GoogleWay = (typeof googleWays)[number];

/** What each needs of the Content Security Policy. */
interface Need {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles?: readonly string[];
  readonly calls?: readonly string[];
  /** Names of the Trusted Types policies that are made. */
  readonly trustedTypes: readonly string[];
}

/** Made by Google's compiled scripts, whichever. */
const closure = 'goog#html';

export const needs: Readonly<Record<GoogleWay, Need>> = {
  // The SDK speaks to a frame of the project's auth domain, by Google's library (src/adapters/firebase/sdk/trusted-scripts.ts).
  'windows and redirects': {
    scripts: ['https://apis.google.com'],
    frames: [],
    trustedTypes: ['default', 'gapi#gapi', closure],
  },
  // developers.google.com/recaptcha/docs/faq, on Content Security Policy
  reCAPTCHA: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: ['default', closure],
  },
  // developers.google.com/identity/gsi/web/guides/get-google-api-clientid, on Content Security Policy
  'One Tap': {
    scripts: ['https://accounts.google.com/gsi/client'],
    frames: ['https://accounts.google.com/gsi/'],
    styles: ['https://accounts.google.com/gsi/style'],
    calls: ['https://accounts.google.com/gsi/'],
    trustedTypes: ['doorstep', closure],
  },
};

/**
 * What a configuration needs. It does not say whether the project asks for a second factor by text message: where it
 * does, reCAPTCHA is needed too.
 */
export function googleWaysOf({ signInOptions = [], tenants, credentialHelper }: UiConfig): readonly GoogleWay[] {
  const options = [...signInOptions, ...(tenants?.tenants.flatMap((tenant) => tenant.signInOptions) ?? [])];
  const providers = options.map((option: string | SignInOption) =>
    typeof option === 'string' ? option : option.provider,
  );
  const isUsed: Readonly<Record<GoogleWay, boolean>> = {
    'windows and redirects': providers.some(isFederated),
    reCAPTCHA: providers.includes('phone'),
    'One Tap': credentialHelper === 'googleyolo',
  };
  return googleWays.filter((way) => isUsed[way]);
}
