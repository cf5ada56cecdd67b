import { isFederated } from '../../src/widget/config/is-federated.ts';
import type { SignInOption, UiConfig } from '../../src/widget/config/ui-config.ts';

/** Sign-in features that run Google's scripts on the page, named as in docs/headers.md. */
export const googleFeatures = ['windows and redirects', 'reCAPTCHA', 'One Tap'] as const;
export type GoogleFeature = (typeof googleFeatures)[number];

/** Sources that a feature needs in the Content Security Policy. */
interface FeatureSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles?: readonly string[];
  readonly calls?: readonly string[];
  /** Trusted Types policies to allow for the feature's scripts, by name. */
  readonly trustedTypes: readonly string[];
}

/**
 * Name of the Trusted Types policy that each of Google's scripts creates. The name comes from Closure, Google's
 * compiler.
 */
const closure = 'goog#html';

export const featureSources: Readonly<Record<GoogleFeature, FeatureSources>> = {
  // The SDK uses Google's API library to exchange messages with a frame on the auth domain
  // (src/adapters/firebase/sdk/trusted-scripts.ts).
  'windows and redirects': {
    scripts: ['https://apis.google.com'],
    frames: [],
    trustedTypes: ['default', 'gapi#gapi', closure],
  },
  // Source: the question about Content Security Policy in developers.google.com/recaptcha/docs/faq.
  reCAPTCHA: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: ['default', closure],
  },
  // Source: "Content Security Policy" in developers.google.com/identity/gsi/web/guides/get-google-api-clientid.
  'One Tap': {
    scripts: ['https://accounts.google.com/gsi/client'],
    frames: ['https://accounts.google.com/gsi/'],
    styles: ['https://accounts.google.com/gsi/style'],
    calls: ['https://accounts.google.com/gsi/'],
    trustedTypes: ['doorstep', closure],
  },
};

/**
 * Returns the features that a configuration uses. Second factors by text message also need reCAPTCHA, but cannot be
 * detected: they are turned on in the Firebase project, not in the configuration.
 */
export function findGoogleFeatures({
  signInOptions = [],
  tenants,
  credentialHelper,
}: UiConfig): readonly GoogleFeature[] {
  const options = [...signInOptions, ...(tenants?.tenants?.flatMap((tenant) => tenant.signInOptions) ?? [])];
  const providers = options.map((option: string | SignInOption) =>
    typeof option === 'string' ? option : option.provider,
  );
  // The app's function `findTenant` may return a tenant with any sign-in options.
  const isUnknown = tenants?.findTenant !== undefined;
  const isUsed: Readonly<Record<GoogleFeature, boolean>> = {
    'windows and redirects': isUnknown || providers.some(isFederated),
    reCAPTCHA: isUnknown || providers.includes('phone'),
    'One Tap': credentialHelper === 'googleyolo',
  };
  return googleFeatures.filter((feature) => isUsed[feature]);
}
