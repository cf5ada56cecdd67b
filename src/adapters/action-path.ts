import type { Mail } from './service-control.ts';

/** The widget's mode (spec §2) for each kind of mail. */
const modes = {
  'password reset': 'resetPassword',
  'sign-in link': 'signIn',
  'email verification': 'verifyEmail',
  'email change': 'verifyAndChangeEmail',
  'email recovery': 'recoverEmail',
} as const satisfies Record<Mail['purpose'], string>;

/**
 * Where the link of a mail leads in the app. A real project's mails carry the same parameters, once its action URL
 * is set to the app's sign-in page.
 *
 * @param link.continueUrl where the visitor goes on afterwards; absent: nowhere in particular
 */
export function actionPath(link: {
  readonly purpose: Mail['purpose'];
  readonly code: string;
  readonly apiKey: string;
  readonly continueUrl?: string | undefined;
}): string {
  const query = new URLSearchParams({ mode: modes[link.purpose], oobCode: link.code, apiKey: link.apiKey });
  if (link.continueUrl !== undefined) query.set('continueUrl', link.continueUrl);
  query.set('lang', 'en');
  return `/Login?${query}`;
}
