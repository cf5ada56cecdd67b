import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { codesPerAccount, createCode, formatCode, readCode } from '../../src/server/backup-codes/code-texts.ts';
import type { StoredValue } from './stored-value.ts';

/** The backup codes of an account. */
export interface AccountCodes {
  readonly email: string;
  readonly codes: readonly string[];
}

/**
 * Creates, counts and uses backup codes for the demo. A real app uses `doorstep-auth/backup-code-server` instead, which
 * stores hashes of the codes, and limits wrong codes.
 */
export class BackupCodeServer {
  readonly #control: Pick<ServiceControl, 'removeSecondFactors' | 'revokeSessions'>;
  readonly #accounts: StoredValue<readonly AccountCodes[]>;

  constructor(
    control: Pick<ServiceControl, 'removeSecondFactors' | 'revokeSessions'>,
    accounts: StoredValue<readonly AccountCodes[]>,
  ) {
    this.#control = control;
    this.#accounts = accounts;
  }

  /** Creates codes, which replace all earlier codes of the account. */
  create(email: string): readonly string[] {
    const codes = Array.from({ length: codesPerAccount }, createCode);
    this.#put(email, codes);
    return codes.map(formatCode);
  }

  count(email: string): number {
    return this.#find(email).length;
  }

  /** Removes the second factors and the codes of the account. Returns false if the code is wrong. */
  async use(email: string, typed: string): Promise<boolean> {
    const code = readCode(typed);
    if (code === null || !this.#find(email).includes(code)) return false;
    await this.#control.removeSecondFactors(email);
    await this.#control.revokeSessions(email);
    this.#put(email, []);
    return true;
  }

  #find(email: string): readonly string[] {
    return this.#accounts.get().find((account) => account.email === email)?.codes ?? [];
  }

  #put(email: string, codes: readonly string[]): void {
    const others = this.#accounts.get().filter((account) => account.email !== email);
    this.#accounts.set([...others, { email, codes }]);
  }
}
