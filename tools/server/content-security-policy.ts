/** The security headers that `npm start` and the scenarios' servers send. docs/deploying.md lists the same headers. */

import { featureSources, googleFeatures, type GoogleFeature } from './google-features.ts';

/** Origins that the Firebase SDK calls (spec §7). */
const identityService = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] as const;

export interface SecurityPolicy {
  /** Further origins that the page may call and show in frames, such as the origin of the Auth emulator. */
  readonly alsoConnectTo?: readonly string[];
  /**
   * Features whose Google scripts may run. The demo and the scenarios need `all`, because they may configure any
   * feature.
   */
  readonly googleFeatures?: readonly GoogleFeature[] | 'all';
  /** True if the page may create markup from strings, as FirebaseUI does. */
  readonly allowsInlineMarkup?: boolean;
  /** Trusted Types policies to allow for the page's framework. Vue, for example, names its policy `vue`. */
  readonly frameworkTrustedTypes?: readonly string[];
  /** True if the page may have a `<base>` element with an address of its own site. Angular's pages have one. */
  readonly allowsBaseElement?: boolean;
  /** Host name of the project's auth domain. To sign in with a provider, the SDK opens a frame from this host. */
  readonly authDomain?: string;
}

/** Our own app needs no scripts of other sites, because it offers only email and password. */
export const productionPolicy: SecurityPolicy = {};

export function contentSecurityPolicy(policy: SecurityPolicy): string {
  const { alsoConnectTo = [], authDomain, frameworkTrustedTypes = [] } = policy;
  const { allowsInlineMarkup = false, allowsBaseElement = false } = policy;
  const features = policy.googleFeatures === 'all' ? googleFeatures : (policy.googleFeatures ?? []);
  const collect = (kind: keyof (typeof featureSources)[GoogleFeature]) => [
    ...new Set(features.flatMap((feature) => featureSources[feature][kind] ?? [])),
  ];
  // The Firebase SDK receives the results of popups and redirects through a frame. The frame shows a page of the auth
  // domain or of the emulator.
  const hasAuthFrame = authDomain !== undefined && features.includes('windows and redirects');
  const frames = [...alsoConnectTo, ...(hasAuthFrame ? [`https://${authDomain}`] : []), ...collect('frames')];
  const trustedTypes = [...frameworkTrustedTypes, ...collect('trustedTypes'), ...allowDuplicates(features)];
  const inline = allowsInlineMarkup ? ["'unsafe-inline'"] : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...collect('scripts')],
    'style-src': ["'self'", ...inline, ...collect('styles')],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...identityService, ...alsoConnectTo, ...collect('calls')],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'base-uri': [allowsBaseElement ? "'self'" : "'none'"],
    // Forbid submitting forms: the widget handles `submit` itself, and the Firebase SDK sends the data with `fetch`.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Forbid functions that turn a text into markup or code, such as `innerHTML`. Only Google's scripts and the SDK use
    // such functions, through the policies in `trustedTypes`.
    ...(allowsInlineMarkup
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': trustedTypes.length === 0 ? ["'none'"] : trustedTypes,
        }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Allows the scripts of several Google features to create Trusted Types policies with the same name. */
const allowDuplicates = (features: readonly GoogleFeature[]): readonly string[] =>
  features.length > 1 ? ["'allow-duplicates'"] : [];

export function securityHeaders(policy: SecurityPolicy): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    // Send the origin, because the service may restrict the API key by referrer. Do not send the rest of the address,
    // because it may contain a code from a mail.
    'Referrer-Policy': 'strict-origin',
    // Lets our page access the popups that it opens, such as a provider's window. Keeps other sites from accessing our
    // page if they open it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
