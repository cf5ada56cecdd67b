import { createHashes } from '../shared/secrets.ts';
import { checkEmailCodesOptions } from './check-options.ts';
import { createCode } from './create-code.ts';
import { day, defaultLimits, listLimits, minute, type EmailCodeLimits } from './limits.ts';
import { normaliseEmail } from './normalise-email.ts';
import { isLanguageTag } from './language-tag.ts';
import { openAccount, type OpenedAccount } from './open-account.ts';
import type { EmailCodeMessages, EmailCodesOptions, EmailCodeTenant, LocalizedText } from './options.ts';
import { Turns } from './turns.ts';
import { writeMailFor } from './write-mail.ts';

/** The two functions behind `sendEmailCode` and `checkEmailCode` of the page. */
export interface EmailCodes {
  /**
   * Mails a code to an email. Does not check whether the email has an account. Returns null if the mail was sent.
   *
   * @throws the error of `sendMail` or of the store (rejects); an earlier code still works
   */
  sendEmailCode(request: SendCodeRequest, sender: EmailCodeSender): Promise<SendCodeRefusal | null>;
  /**
   * Checks a code. Returns a custom token of the account with this email, or a refusal.
   *
   * @throws the error of the Admin SDK or of the store (rejects); the code can be entered again
   */
  checkEmailCode(request: CheckCodeRequest, sender: EmailCodeSender): Promise<CheckCodeAccepted | CheckCodeRefusal>;
}

/** The network and the browser from which a request comes. */
export interface EmailCodeSender {
  /** An IPv4 address, or the first half of an IPv6 address. */
  readonly network: string;
  /** The secret ID of the browser, from a cookie that scripts and other sites cannot read. */
  readonly browser: string;
  /** The first language that the browser prefers, such as `de-AT`. */
  readonly language?: string | null | undefined;
}

/** Values from the page. They are checked, because any program can call the server with any values. */
export interface SendCodeRequest {
  readonly email: unknown;
  readonly tenantId?: unknown;
  /** The language of the widget, such as `pt-BR`. Defaults to the language of {@link EmailCodeSender}. */
  readonly language?: unknown;
}

export interface CheckCodeRequest extends Omit<SendCodeRequest, 'language'> {
  readonly code: unknown;
  /** The ID token of the guest who signs in. */
  readonly guestToken?: unknown;
}

export interface CheckCodeAccepted {
  readonly token: string;
  /** Whether this sign-in has created the account, or upgraded the guest. */
  readonly isNewUser: boolean;
}

export type SendCodeRefusal =
  | { readonly error: 'tooManyRequests' | 'signUpClosed' }
  | { readonly error?: undefined; readonly message: LocalizedText };

export type CheckCodeRefusal = SendCodeRefusal | { readonly error: 'wrongCode' | 'codeExpired' };

/** A mailed code, as the store keeps it. */
interface SentCode {
  readonly hash: string;
  /** The account that the right code has opened. Undefined until the right code is entered. */
  readonly account?: OpenedAccount;
  readonly isUsed?: true;
}

const minutesOfCode = 10;

/**
 * Creates the two functions that the page calls. Use `createEmailCodeHandler` instead, unless the server reads requests
 * in its own way.
 *
 * @throws EmailCodeOptionsError that lists every wrong option
 */
export function createEmailCodes(options: EmailCodesOptions): EmailCodes {
  checkEmailCodesOptions('createEmailCodes', options);
  const {
    auth,
    sendMail,
    store,
    tenants = [{ tenantId: null, isSignUpOpen: true }],
    mail = writeMailFor(options.siteName),
  } = options;
  const { hash, matches } = createHashes(options.secret ?? '');
  const limits: EmailCodeLimits = {
    mail: withDefaults(defaultLimits.mail, options.limits?.mail),
    wrongCode: withDefaults(defaultLimits.wrongCode, options.limits?.wrongCode),
  };
  const messages: EmailCodeMessages = withDefaults(defaultMessages, options.messages);
  const turns = new Turns();

  async function readCode(key: string): Promise<SentCode | null> {
    const text = await store.get(key);
    return text === null ? null : (JSON.parse(text) as SentCode);
  }

  const keepCode = (key: string, code: SentCode, period: number): Promise<void> =>
    store.set(key, JSON.stringify(code), period);

  /** Returns a function that counts mails or wrong codes. That function returns false if a limit is reached. */
  async function findCounters(account: string, sender: EmailCodeSender) {
    const isKnown = (await store.get(await nameKnown(account, sender))) !== null;
    return async (kind: keyof EmailCodeLimits, change: 1 | 0 | -1): Promise<boolean> => {
      const named = listLimits(limits, kind, account, sender, isKnown);
      const counters = named.map(async ({ name, highest, period }) => ({
        key: await hash(`counter ${name}`),
        highest,
        period,
      }));
      return store.count(await Promise.all(counters), change);
    };
  }

  /**
   * Returns the key of a code in the store. The key contains the browser's ID, so that other browsers can neither guess
   * nor replace the code.
   */
  const nameCode = (account: string, { browser }: EmailCodeSender) => hash(`code ${account} ${browser}`);
  const nameKnown = (account: string, { browser }: EmailCodeSender) => hash(`known ${account} ${browser}`);

  /** Checks the email and the tenant, because any program can call the server with any values. */
  function readRequest({ email: entered, tenantId }: Omit<SendCodeRequest, 'language'>) {
    const email = normaliseEmail(entered);
    if (email === null) return { refusal: { message: messages.invalidEmail } } as const;
    const tenant = tenants.find((each) => each.tenantId === (tenantId ?? null));
    if (!tenant || !isOfDomain(email, tenant)) return { refusal: { error: 'signUpClosed' } } as const;
    return { account: `${tenant.tenantId ?? ''} ${email}`, email, tenant } as const;
  }

  async function sendEmailCode(request: SendCodeRequest, sender: EmailCodeSender): Promise<SendCodeRefusal | null> {
    const { account, email, tenant, refusal } = readRequest(request);
    if (refusal) return refusal;
    const count = await findCounters(account, sender);
    if (!(await count('wrongCode', 0)) || !(await count('mail', 1))) return { error: 'tooManyRequests' };
    const code = createCode();
    const key = await nameCode(account, sender);
    const language = isLanguageTag(request.language) ? request.language : (sender.language ?? null);
    const written = await mail({ code, minutes: minutesOfCode, email, tenantId: tenant.tenantId, language });
    await sendMail({ ...written, to: email });
    // Replace the previous code only after the mail was sent. If sending fails, the previous code still works.
    await keepCode(key, { hash: await hash(`${key} ${code}`) }, minutesOfCode * minute);
    return null;
  }

  async function checkEmailCode(
    { code, guestToken, ...request }: CheckCodeRequest,
    sender: EmailCodeSender,
  ): Promise<CheckCodeAccepted | CheckCodeRefusal> {
    const { account, email, tenant, refusal } = readRequest(request);
    if (refusal) return refusal;
    const count = await findCounters(account, sender);
    if (!(await count('wrongCode', 0))) return { error: 'tooManyRequests' };
    const key = await nameCode(account, sender);
    const sent = await readCode(key);
    if (!sent) return { error: 'codeExpired' };
    // Count the code as wrong before the comparison, and undo this if the code is right. If wrong codes were counted
    // afterwards, many requests at once could compare more codes than the limits allow.
    if (!(await count('wrongCode', 1))) return { error: 'tooManyRequests' };
    if (typeof code !== 'string' || !(await matches(sent.hash, `${key} ${code}`))) return { error: 'wrongCode' };
    await count('wrongCode', -1);
    // Handle the requests for an account one after another. Two requests with the same code then open only one account,
    // and both report the same `isNewUser`.
    return turns.run(account, async () => {
      // Read the code again. While this request waited, an earlier request may have signed in with the code and stored
      // the account there.
      const kept = await readCode(key);
      const right = kept?.hash === sent.hash ? kept : sent;
      const { tenantId, isSignUpOpen } = tenant;
      const ownAuth = tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId);
      const opened =
        right.account ??
        (await openAccount(
          ownAuth,
          { email, isSignUpOpen, guestToken: typeof guestToken === 'string' ? guestToken : undefined },
          (uid) => options.onTakeOver?.({ uid, tenantId }),
        ));
      if ('refusal' in opened) {
        return opened.refusal === 'secondFactor' ? { message: messages.secondFactor } : { error: opened.refusal };
      }
      // Keep the account: if the next call fails, the visitor can enter the code again, and `isNewUser` stays the same.
      if (!right.account) await keepCode(key, { ...right, account: opened }, minutesOfCode * minute);
      const token = await ownAuth.createCustomToken(opened.uid);
      // The code is used up, but for one minute this browser can repeat the request, in case the answer is lost.
      if (!right.isUsed) await keepCode(key, { ...right, account: opened, isUsed: true }, minute);
      await store.set(await nameKnown(account, sender), 'known', 180 * day);
      return { token, isNewUser: opened.isNewUser };
    });
  }

  return { sendEmailCode, checkEmailCode };
}

/** Returns the options. Keys that are missing or undefined have their default values. */
const withDefaults = <T extends object>(
  defaults: T,
  options: { readonly [K in keyof T]?: T[K] | undefined } = {},
): T => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
});

const isOfDomain = (email: string, { domains }: EmailCodeTenant): boolean =>
  !domains || domains.includes(email.slice(email.indexOf('@') + 1));

const defaultMessages: EmailCodeMessages = {
  invalidEmail: 'That email address isn’t correct',
  secondFactor: 'Sign in another way: you use a second factor.',
};
