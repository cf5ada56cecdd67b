import type { Mail } from '../../service-control.ts';

/** The widget's mode (spec §2) for each kind of mail. */
const modes = {
  'password reset': 'resetPassword',
  'sign-in link': 'signIn',
  'email verification': 'verifyEmail',
  'email change': 'verifyAndChangeEmail',
  'email recovery': 'recoverEmail',
  'second factor revert': 'revertSecondFactorAddition',
} as const satisfies Record<Mail['purpose'], string>;

/**
 * Where the link of a mail leads in the app. A real project's mails carry the same parameters, once its action URL
 * is set to the app's sign-in page; a sign-in link leads to the URL that was asked for, with these parameters.
 *
 * @param link.continueUrl where the visitor goes on afterwards; absent: nowhere in particular
 * @param link.tenantId whose code it is; null: the project's own
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
