/**
 * The one place that knows what a page of ours may do. `npm start` and every scenario run under these headers, and
 * docs/deploying.md repeats them for a host (`content-security-policy.test.ts` holds it to this file).
 */

import { googleWays, needs, type GoogleWay } from './google-ways.ts';

/** Where the Firebase SDK's calls go (spec §7). */
export const identityService = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

export interface SecurityPolicy {
  /** Origins that the page may speak to beside its own and the identity service: the emulator's. */
  readonly alsoConnectTo?: readonly string[];
  /** What runs scripts of Google's, and only that. */
  readonly googleWays?: readonly GoogleWay[];
  /** Any of them may be offered: in the demo and in scenarios. */
  readonly everyWayIn?: boolean;
  /** Makes markup out of strings, with handlers and styles in it: FirebaseUI does. */
  readonly fromStrings?: boolean;
  /** The project's, a host: the SDK has a frame of it where providers are offered. */
  readonly authDomain?: string;
}

/** What is deployed: email with password, which needs nobody's scripts. */
export const productionPolicy: SecurityPolicy = {};

/** The value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy(policy: SecurityPolicy): string {
  const { alsoConnectTo = [], everyWayIn = false, authDomain, fromStrings = false } = policy;
  const ways = everyWayIn ? googleWays : (policy.googleWays ?? []);
  const all = (part: keyof (typeof needs)[GoogleWay]) => [...new Set(ways.flatMap((way) => needs[way][part] ?? []))];
  // The frame through which the SDK hears of popups and redirects is the project's, or the emulator's.
  const projects = authDomain !== undefined && ways.includes('windows and redirects') ? [`https://${authDomain}`] : [];
  const frames = [...alsoConnectTo, ...projects, ...all('frames')];
  const inline = fromStrings ? ["'unsafe-inline'"] : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...all('scripts')],
    'style-src': ["'self'", ...inline, ...all('styles')],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...identityService, ...alsoConnectTo, ...all('calls')],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'base-uri': ["'none'"],
    // Forms are never sent by the browser: their values go through the SDK.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No code of ours, of React's or of the SDK's makes markup out of strings. `default` vouches for the addresses of
    // the SDK's scripts, the only name that reaches them, and `doorstep` for that of One Tap's.
    ...(fromStrings
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ways.length === 0 ? ["'none'"] : [...all('trustedTypes'), ...allowDuplicates(ways)],
        }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Google's scripts make a policy of one name each. */
const allowDuplicates = (ways: readonly GoogleWay[]): readonly string[] =>
  ways.length > 1 ? ["'allow-duplicates'"] : [];

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
