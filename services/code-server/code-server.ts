import { createCustomToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { writeMailFor } from '../../src/server/email-codes/write-mail.ts';
import type { EmailCodeAccepted, EmailCodeNotSent, EmailCodeRefused } from '../../src/widget/config/ui-config.ts';

/** Identifies the account that a code signs in to. */
interface CodeAccount {
  readonly email: string;
  readonly tenantId: string | null;
}

/** A mail with a code. */
export interface SentCode extends CodeAccount {
  readonly code: string;
  /** The subject of the mail, in the language of the widget. */
  readonly subject: string;
  /** When the mail was sent, in milliseconds since the Unix epoch. */
  readonly sentAt: number;
  /** The number of times that the code may still be entered. */
  remainingTries: number;
}

type Service = Pick<ServiceControl, 'account' | 'put' | 'verifyEmail'>;

/** The number of wrong codes after which a code no longer works. */
const maximumTries = 3;

/** The number of minutes that the mail names. The codes do not expire after this time. */
const minutesOfCode = 10;

const writeMail = writeMailFor();

/**
 * Stands in for the server of an app that mails codes (`signInMethod: 'emailCode'`). Keeps the mails, so that a scenario
 * and the demo can read the codes.
 */
export class CodeServer {
  readonly #service: Service;
  readonly #sent: SentCode[];
  readonly #onChange: () => void;
  #checks = 0;
  /** Whether the server creates an account for an email that has none. */
  isSignUpOpen = true;
  /** If set, the server sends and checks no code, and returns this answer. */
  refusal: EmailCodeNotSent | null = null;
  /** If set, a wrong code is refused with this text. */
  ownMessage: string | null = null;

  /**
   * @param sent the mails that were sent before
   * @param onChange called after each change of a mail
   */
  constructor(service: Service, sent: readonly SentCode[] = [], onChange = () => {}) {
    this.#service = service;
    this.#sent = [...sent];
    this.#onChange = onChange;
  }

  /** The mails, the oldest first. */
  get sent(): readonly SentCode[] {
    return this.#sent;
  }

  /** The emails to which codes were sent, in order. */
  get recipients(): readonly string[] {
    return this.#sent.map(({ email }) => email);
  }

  /** The number of codes that were checked. */
  get checks(): number {
    return this.#checks;
  }

  /**
   * Returns the code in a mail.
   *
   * @param number the number of the mail, from 1; by default, the newest mail
   * @throws Error if there is no such mail
   */
  readCode(number = this.#sent.length): string {
    const mail = this.#sent[number - 1];
    if (!mail) throw new Error(`Expected mail ${number} with a code, but ${this.#sent.length} mails were sent.`);
    return mail.code;
  }

  /** Makes all codes that were sent so far expire. */
  expireCodes(): void {
    for (const sent of this.#sent) sent.remainingTries = 0;
    this.#onChange();
  }

  /**
   * Mails a code, which replaces the earlier codes for this email in the same tenant.
   *
   * @param language the language of the widget, as a BCP 47 tag
   */
  send({ email, tenantId }: CodeAccount, language = 'en'): EmailCodeNotSent | null {
    if (this.refusal) return this.refusal;
    for (const sent of this.#listSent({ email, tenantId })) sent.remainingTries = 0;
    const earlier = new Set(this.#sent.map((sent) => sent.code));
    let code = '';
    do code = createCode();
    while (earlier.has(code));
    const { subject } = writeMail({ code, minutes: minutesOfCode, language });
    this.#sent.push({ email, tenantId, code, subject, sentAt: Date.now(), remainingTries: maximumTries });
    this.#onChange();
    return null;
  }

  /** Checks a code. Creates an account for an email that has none, and verifies the email. */
  async check(account: CodeAccount, code: string): Promise<EmailCodeAccepted | EmailCodeRefused> {
    this.#checks += 1;
    if (this.refusal) return this.refusal;
    const { email, tenantId } = account;
    const newest = this.#listSent(account).at(-1);
    if (!newest?.remainingTries) return { error: 'codeExpired' };
    if (newest.code !== code) return this.#refuseCode(newest);
    newest.remainingTries = 0;
    this.#onChange();
    const known = await this.#service.account(email);
    // Refuse an account with a second factor, because a sign-in by custom token would bypass the factor.
    if (known && known.secondFactors > 0) return { message: 'Sign in another way: you use a second factor.' };
    if (!known && !this.isSignUpOpen) return { error: 'signUpClosed' };
    if (known) await this.#service.verifyEmail(email);
    else await this.#createAccount(account);
    const { uid = '' } = known ?? (await this.#service.account(email)) ?? {};
    return {
      token: createCustomToken({ uid, ...(tenantId !== null && { tenant_id: tenantId }) }),
      isNewUser: known === null,
    };
  }

  #listSent({ email, tenantId }: CodeAccount): readonly SentCode[] {
    return this.#sent.filter((sent) => sent.email === email && sent.tenantId === tenantId);
  }

  #refuseCode(sent: SentCode): EmailCodeRefused {
    sent.remainingTries -= 1;
    this.#onChange();
    if (sent.remainingTries === 0) return { error: 'codeExpired' };
    return { error: 'wrongCode', ...(this.ownMessage !== null && { message: this.ownMessage }) };
  }

  #createAccount({ email, tenantId }: CodeAccount): Promise<void> {
    const accounts = [{ email, emailVerified: true }];
    return this.#service.put(tenantId === null ? { accounts } : { accounts: [], tenants: [{ tenantId, accounts }] });
  }
}

/** Creates a code. Never 123456 or 123457, which scenarios enter as wrong codes. */
function createCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(200_000 + (random % 800_000));
}
