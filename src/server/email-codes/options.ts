import type { AdminAuth } from './admin-auth.ts';
import type { EmailCodeLimit, EmailCodeLimits, EmailCodeLimitsOfKind } from './limits.ts';
import type { EmailCodeStore } from './store.ts';

/** Options of `createEmailCodes`. */
export interface EmailCodesOptions {
  /** The project's `Auth` of the Admin SDK: `getAuth(initializeApp())`. */
  readonly auth: AdminAuth;
  /** Sends a mail. Rejects if it cannot be sent; the visitor's earlier code then still works. */
  readonly sendMail: SendMail;
  /**
   * A random text of at least 32 characters, such as the output of `openssl rand -hex 32`. All processes of the server
   * need the same secret. If you change the secret, the server forgets all codes, counters and known browsers. A
   * missing secret is an error, for example because an environment variable is not set.
   */
  readonly secret: string | undefined;
  /** Keeps codes and counters: `createMemoryStore()` for one process, otherwise a database. */
  readonly store: EmailCodeStore;
  /**
   * The tenants that visitors can sign in to; `tenantId: null` stands for the project itself. Defaults to the project
   * itself, with open sign-up.
   */
  readonly tenants?: readonly EmailCodeTenant[] | undefined;
  /** The name of the app. The default mail begins with it. */
  readonly siteName?: string | undefined;
  /** Returns subject and text of a mail. Default: a text in the language of the widget, or in English. */
  readonly mail?: WriteMail | undefined;
  /** Limits to change. Each limit that is left out keeps its default. */
  readonly limits?: PartialLimits | undefined;
  /** Messages to change: a text, or a text for each language, by BCP 47 tag. */
  readonly messages?: { readonly [Name in keyof EmailCodeMessages]?: LocalizedText | undefined } | undefined;
  /**
   * Called before a visitor gets an account whose email was not verified. She has proved that she owns the email. The
   * server itself removes the password and the providers. If the app has other ways to sign in, such as passkeys,
   * remove them here (`removeAll` for passkeys). If this function rejects, the visitor does not get the account.
   */
  readonly onTakeOver?: ((account: TakenOverAccount) => Promise<void> | void) | undefined;
}

export interface EmailCodeTenant {
  /** The ID of the tenant; null for the project itself. */
  readonly tenantId: string | null;
  /** Whether the right code creates an account if the email has none. */
  readonly isSignUpOpen: boolean;
  /** The domains of emails that may sign in, in lower case; any domain if it is left out. */
  readonly domains?: readonly string[] | undefined;
}

export interface TakenOverAccount {
  readonly uid: string;
  readonly tenantId: string | null;
}

/** A mail to send. `html` is missing if the option `mail` does not return it. */
export interface EmailCodeMail extends WrittenMail {
  readonly to: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export type SendMail = (mail: EmailCodeMail) => Promise<unknown>;

export type WriteMail = (facts: MailFacts) => WrittenMail | Promise<WrittenMail>;

export interface MailFacts {
  /** The six digits. */
  readonly code: string;
  /** The number of minutes for which the code is valid. */
  readonly minutes: number;
  readonly email: string;
  readonly tenantId: string | null;
  /**
   * The language of the widget, such as `pt-BR`. If the page does not send it, the first language that the visitor's
   * browser prefers, or null.
   */
  readonly language: string | null;
}

/** The messages of this server that the widget shows. All other messages are the widget's own. */
export interface EmailCodeMessages {
  /** Shown if the text is not exactly one email. Needed only if the page does not check emails as the widget does. */
  readonly invalidEmail: LocalizedText;
  /** Shown if the account has a second factor, because Firebase does not ask for it when the token is used. */
  readonly secondFactor: LocalizedText;
}

/** A text, or an object with a text for each language, by BCP 47 tag. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export type PartialLimits = {
  readonly [Kind in keyof EmailCodeLimits]?:
    | { readonly [Limit in keyof EmailCodeLimitsOfKind]?: EmailCodeLimit | undefined }
    | undefined;
};
