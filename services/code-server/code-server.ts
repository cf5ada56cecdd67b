import { randomInt } from 'node:crypto';
import { createCustomToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { EmailCodeAccepted, EmailCodeNotSent, EmailCodeRefused } from '../../src/widget/config/ui-config.ts';

/** The account of the service to which a code leads. */
interface CodeAccount {
  readonly email: string;
  readonly tenantId: string | null;
}

interface SentCode extends CodeAccount {
  readonly code: string;
  isUsable: boolean;
}

type Service = Pick<ServiceControl, 'account' | 'put' | 'verifyEmail'>;

/** The number of wrong codes after which a code no longer works. */
const maximumTries = 3;

/**
 * Stands in for the server of an app that mails codes (`signInMethod: 'emailCode'`). Keeps the mails, so that a scenario
 * can read the codes.
 */
export class CodeServer {
  readonly #service: Service;
  readonly #sent: SentCode[] = [];
  #tries = 0;
  #checks = 0;
  /** Whether the server creates an account for an email that has none. */
  isSignUpOpen = true;
  /** If set, the server sends no code, and returns this answer. */
  refusal: EmailCodeNotSent | null = null;
  /** If set, a wrong code is refused with this text. */
  ownMessage: string | null = null;

  constructor(service: Service) {
    this.#service = service;
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
    for (const sent of this.#sent) sent.isUsable = false;
  }

  /** Mails a code, which replaces the earlier codes to this email. */
  send({ email, tenantId }: CodeAccount): EmailCodeNotSent | null {
    if (this.refusal) return this.refusal;
    for (const sent of this.#sent) if (sent.email === email) sent.isUsable = false;
    const earlier = new Set(this.#sent.map((sent) => sent.code));
    let code = '';
    // The code is never 123456 or 123457, because scenarios enter these two as wrong codes.
    do code = String(randomInt(200_000, 1_000_000));
    while (earlier.has(code));
    this.#sent.push({ email, tenantId, code, isUsable: true });
    this.#tries = 0;
    return null;
  }

  /** Checks a code. Creates an account for an email that has none, and verifies the email. */
  async check(account: CodeAccount, code: string): Promise<EmailCodeAccepted | EmailCodeRefused> {
    this.#checks += 1;
    const { email, tenantId } = account;
    const own = this.#sent.filter((sent) => sent.email === email && sent.tenantId === tenantId);
    const newest = own.at(-1);
    if (!newest?.isUsable) return { error: 'codeExpired' };
    if (newest.code !== code) return this.#refuseCode(newest);
    newest.isUsable = false;
    const known = await this.#service.account(email);
    if (!known && !this.isSignUpOpen) return { error: 'signUpClosed' };
    if (known) await this.#service.verifyEmail(email);
    else await this.#createAccount(account);
    const { uid = '' } = known ?? (await this.#service.account(email)) ?? {};
    return {
      token: createCustomToken({ uid, ...(tenantId !== null && { tenant_id: tenantId }) }),
      isNewUser: known === null,
    };
  }

  #refuseCode(sent: SentCode): EmailCodeRefused {
    this.#tries += 1;
    if (this.#tries < maximumTries)
      return { error: 'wrongCode', ...(this.ownMessage !== null && { message: this.ownMessage }) };
    sent.isUsable = false;
    return { error: 'tooManyRequests' };
  }

  #createAccount({ email, tenantId }: CodeAccount): Promise<void> {
    const accounts = [{ email, emailVerified: true }];
    return this.#service.put(tenantId === null ? { accounts } : { accounts: [], tenants: [{ tenantId, accounts }] });
  }
}
