/**
 * The one place that knows what a page of ours may do. `npm start` and every scenario run under these headers, and
 * docs/deploying.md repeats them for a host (`content-security-policy.test.ts` holds it to this file).
 */

/** Where the Firebase SDK's calls go (spec §7). */
export const identityService = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

/** Where scripts of Google's come from that ways in beside email put on the page, and what these speak to. */
const google = {
  scripts: [
    // popups and redirects
    'https://apis.google.com/js/api.js',
    // the proof that a person is there
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    // One Tap
    'https://accounts.google.com/gsi/client',
  ],
  frames: ['https://www.google.com/recaptcha/', 'https://accounts.google.com/gsi/'],
  calls: ['https://accounts.google.com/gsi/'],
} as const;

export interface SecurityPolicy {
  /** Origins that the page may speak to beside its own and the identity service: the emulator's. */
  readonly alsoConnectTo?: readonly string[];
  /** Whether ways in beside email may be offered: then the page runs scripts of Google's. */
  readonly everyWayIn?: boolean;
}

/** What is deployed. */
export const productionPolicy: SecurityPolicy = {};

/** The value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy({ alsoConnectTo = [], everyWayIn = false }: SecurityPolicy): string {
  const others = everyWayIn ? google : { scripts: [], frames: [], calls: [] };
  // The frame through which the SDK hears of popups and redirects is the emulator's.
  const frames = [...alsoConnectTo, ...others.frames];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...others.scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...identityService, ...alsoConnectTo, ...others.calls],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'base-uri': ["'none'"],
    // Forms are never sent by the browser: their values go through the SDK.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // No code of ours, of React's or of the SDK's makes markup out of strings; two policies vouch for the addresses of
    // Google's scripts, the SDK's under the only name that reaches it, and our own.
    'trusted-types': everyWayIn ? ['default', 'doorstep'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Every header that each answer carries, whatever it is. */
export function securityHeaders(policy: SecurityPolicy): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    // The address may hold a code from a mail, so only the origin is told; not less, because API keys can be
    // restricted by referrer, and the identity service would then refuse every call.
    'Referrer-Policy': 'strict-origin',
    // A popup of an identity provider keeps its opener; a page that opens ours does not.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
