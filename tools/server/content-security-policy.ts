/**
 * Defines the security headers. `npm start` and every scenario use them, and docs/deploying.md repeats them for hosts
 * (compared by `content-security-policy.test.ts`).
 */

import { featureSources, googleFeatures, type GoogleFeature } from './google-features.ts';

/** Origins that the Firebase SDK calls (spec §7). */
const identityService = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] as const;

export interface SecurityPolicy {
  /** Origins that the page may also call, such as the emulator's. */
  readonly alsoConnectTo?: readonly string[];
  /** Features whose scripts may run. `all` is for the demo and for scenarios, which may configure any. */
  readonly googleFeatures?: readonly GoogleFeature[] | 'all';
  /** Allows markup from strings, with inline handlers and styles, as FirebaseUI creates it. */
  readonly allowsInlineMarkup?: boolean;
  /** Host of the project's auth domain: the SDK opens a frame of it for providers. */
  readonly authDomain?: string;
}

/** The policy of our app: email with password, without third-party scripts. */
export const productionPolicy: SecurityPolicy = {};

/** Returns the value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy(policy: SecurityPolicy): string {
  const { alsoConnectTo = [], authDomain, allowsInlineMarkup = false } = policy;
  const features = policy.googleFeatures === 'all' ? googleFeatures : (policy.googleFeatures ?? []);
  const collect = (kind: keyof (typeof featureSources)[GoogleFeature]) => [
    ...new Set(features.flatMap((feature) => featureSources[feature][kind] ?? [])),
  ];
  // The SDK receives the results of popups and redirects through a frame of the auth domain, or of the emulator.
  const hasAuthFrame = authDomain !== undefined && features.includes('windows and redirects');
  const frames = [...alsoConnectTo, ...(hasAuthFrame ? [`https://${authDomain}`] : []), ...collect('frames')];
  const inline = allowsInlineMarkup ? ["'unsafe-inline'"] : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...collect('scripts')],
    'style-src': ["'self'", ...inline, ...collect('styles')],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...identityService, ...alsoConnectTo, ...collect('calls')],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'base-uri': ["'none'"],
    // The SDK sends the values of forms; the browser never submits one.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Neither our code nor React nor the SDK creates markup from strings. The policy `default` approves the URLs of the
    // SDK's scripts, which no other policy can reach, and `doorstep` the URL of One Tap.
    ...(allowsInlineMarkup
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types':
            features.length === 0 ? ["'none'"] : [...collect('trustedTypes'), ...allowDuplicates(features)],
        }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Scripts of several features each create a policy with the same name. */
const allowDuplicates = (features: readonly GoogleFeature[]): readonly string[] =>
  features.length > 1 ? ["'allow-duplicates'"] : [];

/** Returns the headers of every response. */
export function securityHeaders(policy: SecurityPolicy): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    // Only the origin, because the address may contain a code from a mail. Not less: if the API key is restricted by
    // referrer, the identity service would reject every call.
    'Referrer-Policy': 'strict-origin',
    // Popups of identity providers keep their opener; pages that open ours lose access to it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
