import { checkCookieName, checkOrigins, type CheckValue, isFunction, optional } from '../shared/check-values.ts';
import { answerPage, explain, readBody, refuseContentType, refusePage, type Refusal } from '../shared/page-requests.ts';
import { checkEmailCodesOptions } from './check-options.ts';
import { createEmailCodes, type EmailCodes } from './email-codes.ts';
import type { EmailCodesOptions } from './options.ts';
import { chooseCookie, findSender } from './sender.ts';

export interface EmailCodeHandlerOptions extends EmailCodesOptions {
  /**
   * Origins of further pages that may call the server, such as `https://app.example`. Pages of the server's own origin
   * may always call it. The page must be on the same site as the server; otherwise browsers do not send the cookie.
   */
  readonly origins?: readonly string[] | undefined;
  /**
   * The name of the cookie with the browser's ID. Defaults to `__Host-email-code-browser`, and to `email-code-browser`
   * on http. Firebase Hosting passes only a cookie named `__session` on to a server.
   */
  readonly cookieName?: string | undefined;
  /** Called with each error of the Admin SDK, `sendMail` and the store. Defaults to `console.error`. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/**
 * Answers a request of the page. Never rejects: after an error, answers with the status 500 and reports the error.
 *
 * @param address the visitor's IP address, for the limits. Take it from the connection, or from a header that a proxy
 *   of the app sets. Callers can invent all other headers
 */
export type EmailCodeHandler = (request: Request, address: string | null | undefined) => Promise<Response>;

const methods = ['POST'];

const handlerChecks: Readonly<Record<Exclude<keyof EmailCodeHandlerOptions, keyof EmailCodesOptions>, CheckValue>> = {
  origins: optional(checkOrigins),
  cookieName: optional(checkCookieName),
  reportError: optional(isFunction),
};

/**
 * Creates the handler of a route that mails and checks codes, such as `POST /api/email-codes`. The page calls it with
 * `emailCodesFrom('/api/email-codes')` of `doorstep-auth/email-codes`.
 *
 * @throws EmailCodeOptionsError that lists every wrong option
 */
export function createEmailCodeHandler(options: EmailCodeHandlerOptions): EmailCodeHandler {
  checkEmailCodesOptions('createEmailCodeHandler', options, handlerChecks);
  const { origins = [], cookieName, reportError = console.error, ...own } = options;
  const codes = createEmailCodes(own);

  return (request, address) =>
    answerPage(request, { origins, methods, reportError }, async (headers, isListed) => {
      const refusal = refuseRequest(request, isListed);
      if (refusal) return explain(refusal, headers);
      const body = await readBody(request);
      if ('refusal' in body) return explain(body.refusal, headers);
      const call = readCall(body.value);
      if (!call) return explain([400, 'Expected {"action":"send"} or {"action":"check"}.'], headers);
      const chosen = chooseCookie(request.headers.get('origin') ?? '', cookieName);
      const { sender, cookie } = findSender(request.headers, address, chosen);
      const answer = await call.call(codes, sender);
      headers.set('set-cookie', cookie);
      headers.set('content-type', 'application/json');
      return new Response(JSON.stringify(answer), { headers });
    });
}

/** Refuses requests that are not from a page of the app: a form of another site could otherwise send mails. */
const refuseRequest = (request: Request, isListed: boolean): Refusal | null =>
  refusePage(request, isListed) ?? refuseContentType(request);

interface Call {
  call(codes: EmailCodes, sender: Parameters<EmailCodes['sendEmailCode']>[1]): Promise<object | null>;
}

/** Returns the function to call for a request of `emailCodesFrom`; null for any other value. */
function readCall(body: unknown): Call | null {
  if (typeof body !== 'object' || body === null) return null;
  const { action, email, tenantId, language, code, guestToken } = body as Readonly<Record<string, unknown>>;
  if (action === 'send') return { call: (codes, sender) => codes.sendEmailCode({ email, tenantId, language }, sender) };
  if (action !== 'check') return null;
  return { call: (codes, sender) => codes.checkEmailCode({ email, tenantId, code, guestToken }, sender) };
}
