import { ConfigError, describeValue } from './config/config-error.ts';
import type {
  CheckEmailCode,
  EmailCodeAccepted,
  EmailCodeNotSent,
  EmailCodeRefused,
  SendEmailCode,
} from './config/ui-config.ts';
import { parseWebUrl } from './safe-url.ts';

/** The functions that the sign-in option `password` needs for codes by email. */
export interface EmailCodeFunctions {
  readonly sendEmailCode: SendEmailCode;
  readonly checkEmailCode: CheckEmailCode;
}

/**
 * Returns the functions that call the app's server. On the server, `createEmailCodeHandler` of
 * `doorstep-auth/email-code-server` answers these calls.
 *
 * @example
 *   { provider: 'password', signInMethod: 'emailCode', ...emailCodesFrom('/api/email-codes') }
 *
 * @param url path or URL of the server's route. A URL of another origin must be on the same site, and the server must
 *   list the page's origin in `origins`
 * @throws ConfigError if the URL is wrong
 */
export function emailCodesFrom(url: string): EmailCodeFunctions {
  if (typeof url !== 'string' || url === '' || /[?#]/.test(url) || !isWebUrl(url)) {
    const message = `must be a path, or a URL with http: or https:, without "?" and "#", but is ${describeValue(url)}`;
    throw new ConfigError([{ path: 'emailCodesFrom', message }]);
  }
  return {
    sendEmailCode: (email, { signal, tenantId, language }) =>
      post<EmailCodeNotSent | null>(url, { action: 'send', email, tenantId, language }, signal),
    async checkEmailCode({ email, code }, { signal, tenantId, guest }) {
      const guestToken = await guest?.getIdToken();
      const body = { action: 'check', email, code, tenantId, guestToken };
      return post<EmailCodeAccepted | EmailCodeRefused>(url, body, signal);
    },
  };
}

/**
 * Sends JSON and returns the answer, whose form the widget checks.
 *
 * @throws Error (rejects) with the status or the content type, if the server has not answered with JSON
 */
async function post<Answer>(url: string, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Send the cookie with the browser's ID to a server of another origin, too.
    credentials: 'include',
    signal,
  });
  if (!response.ok)
    throw new Error(`emailCodesFrom: expected the status 200, but ${url} has answered ${response.status}.`);
  const type = response.headers.get('content-type') ?? 'no content type';
  if (!type.startsWith('application/json')) {
    throw new Error(
      `emailCodesFrom: expected application/json, but ${url} has answered ${type}. Does the route exist?`,
    );
  }
  return (await response.json()) as Answer;
}

const isWebUrl = (url: string): boolean =>
  parseWebUrl(url, new URL(globalThis.location?.href ?? 'http://localhost/')) !== null;
