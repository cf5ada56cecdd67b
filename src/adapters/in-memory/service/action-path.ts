import type { Mail } from '../../service-control.ts';

/** The parameter `mode` of the link (spec §2) for each purpose of a mail. */
const modes = {
  'password reset': 'resetPassword',
  'sign-in link': 'signIn',
  'email verification': 'verifyEmail',
  'email change': 'verifyAndChangeEmail',
  'email recovery': 'recoverEmail',
  'second factor revert': 'revertSecondFactorAddition',
} as const satisfies Record<Mail['purpose'], string>;

/**
 * Builds the path that a mailed link opens: the path of `continueUrl` for a sign-in link, and `/Login` for any other
 * link.
 *
 * @param link.continueUrl an absolute URL
 * @param link.tenantId the code's tenant; null for the project itself
 * @returns path and query, beginning with `/`
 */
export function buildActionPath(link: {
  readonly purpose: Mail['purpose'];
  readonly code: string;
  readonly apiKey: string;
  readonly tenantId?: string | null | undefined;
  readonly continueUrl?: string | undefined;
}): string {
  const isSignIn = link.purpose === 'sign-in link' && link.continueUrl !== undefined;
  const target = new URL(isSignIn ? link.continueUrl : '/Login', 'http://app');
  const query = target.searchParams;
  query.set('mode', modes[link.purpose]);
  query.set('oobCode', link.code);
  query.set('apiKey', link.apiKey);
  if (!isSignIn && link.continueUrl !== undefined) query.set('continueUrl', link.continueUrl);
  query.set('lang', 'en');
  if (link.tenantId != null) query.set('tenantId', link.tenantId);
  return target.pathname + target.search;
}
