import { connectAppServer } from '../service/visit-service.ts';
import type { Visit } from '../visit.ts';
import { createStandIn } from './stand-in-server.ts';

const backupCodeCalls = ['create', 'count', 'use'] as const;

/** The functions of the app that call the server. */
export type BackupCodeCall = (typeof backupCodeCalls)[number];

/** A failed call: it rejects with a `problem`, throws an error with a `message`, or returns a wrong `value`. */
export type BackupCodeFailure =
  | { readonly problem: string }
  | { readonly message: string }
  | { readonly value: unknown };

const folder = '/backup-code-server/';

/** Returns the path to which a function of the app, such as `backupCodes.count`, sends its requests. */
export const backupCodeServerPath = (call: BackupCodeCall): string => `${folder}${call}`;

/** Number of codes in a list. */
const codesPerList = 10;

/**
 * Returns the codes of a list: `aaaaa-22222`, `bbbbb-22222` and so on in the first list of an account, `aaaaa-33333` and
 * so on in the second one.
 *
 * @param number the number of the list, from 1
 */
const listCodes = (number: number): readonly string[] =>
  [...'abcdefghjk'].slice(0, codesPerList).map((letter) => `${letter.repeat(5)}-${String(number + 1).repeat(5)}`);

/** Stands in for an app's server that keeps backup codes. */
export class BackupCodeServer {
  readonly #codes = new Map<string, readonly string[]>();
  readonly #lists = new Map<string, number>();
  readonly #requests: BackupCodeCall[] = [];
  readonly #failures = new Map<BackupCodeCall, { readonly failure: BackupCodeFailure; readonly isDone: boolean }>();
  readonly #removeFactors: (email: string) => Promise<void>;

  /** @param removeFactors removes the second factors of the account with this email, and ends its sessions */
  constructor(removeFactors: (email: string) => Promise<void>) {
    this.#removeFactors = removeFactors;
  }

  /** Creates a list of codes for the account with this email. The list replaces all earlier codes of the account. */
  create(email: string): readonly string[] {
    const number = (this.#lists.get(email) ?? 0) + 1;
    const codes = listCodes(number);
    this.#lists.set(email, number);
    this.#codes.set(email, codes);
    return codes;
  }

  /** Keeps only the first `count` codes of the account with this email. */
  keep(email: string, count: number): void {
    this.#codes.set(email, this.list(email).slice(0, count));
  }

  /** Lists the codes of the account with this email. */
  list(email: string): readonly string[] {
    return this.#codes.get(email) ?? [];
  }

  /**
   * Makes the next call of this function fail.
   *
   * @param isDone whether the server carries out the call before it fails, as if only the answer was lost
   */
  failNext(call: BackupCodeCall, failure: BackupCodeFailure, isDone = false): void {
    this.#failures.set(call, { failure, isDone });
  }

  /** Returns the number of requests for this function so far. */
  countRequests(call: BackupCodeCall): number {
    return this.#requests.filter((each) => each === call).length;
  }

  /** Runs a call. Returns the `value` for the app's function to return, or a failure. */
  async answer(call: BackupCodeCall, email: string, code = ''): Promise<BackupCodeFailure> {
    this.#requests.push(call);
    const failing = this.#failures.get(call);
    this.#failures.delete(call);
    if (failing && !failing.isDone) return failing.failure;
    const answer = await this.#run(call, email, code);
    return failing?.failure ?? answer;
  }

  async #run(call: BackupCodeCall, email: string, code: string): Promise<BackupCodeFailure> {
    if (call === 'create') return { value: this.create(email) };
    if (call === 'count') return { value: { left: this.list(email).length, createdAt: null } };
    if (!this.list(email).includes(code)) return { problem: 'wrongCode' };
    this.#codes.delete(email);
    await this.#removeFactors(email);
    return { value: null };
  }
}

export function createBackupCodeServer(visit: Visit) {
  type Values = [user: { readonly email: string }] | [email: string, code: string, context: object];
  const { start, get } = createStandIn<BackupCodeServer, Values>(visit, {
    create() {
      const service = connectAppServer(visit);
      return new BackupCodeServer(async (email) => {
        await service.removeSecondFactors(email);
        await service.revokeSessions(email);
      });
    },
    hasPath: (path) => path.startsWith(folder),
    answer(server, [owner, code], path) {
      const call = backupCodeCalls.find((each) => backupCodeServerPath(each) === path);
      if (!call) throw new Error(`The app's server for backup codes does not know ${path}.`);
      return server.answer(call, typeof owner === 'string' ? owner : owner.email, code);
    },
    missing: 'The app keeps no backup codes. An earlier step must say so.',
  });
  return { startBackupCodeServer: start, getBackupCodeServer: get };
}
