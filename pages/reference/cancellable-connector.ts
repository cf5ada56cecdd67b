/**
 * Opens connections, one at a time. A connection can be cancelled while it is opening. If a cancelled connection opens
 * anyway, it is closed before the next connection is opened.
 */
export class CancellableConnector<Options, Connection extends { close(): Promise<void> }> {
  readonly #open: (options: Options) => Promise<Connection>;
  #pending: { readonly options: Options; isCancelled: boolean } | null = null;
  /** Resolves when the latest attempt has ended. A cancelled attempt ends when its connection has been closed. */
  #latestAttempt: Promise<unknown> = Promise.resolve();

  constructor(open: (options: Options) => Promise<Connection>) {
    this.#open = open;
  }

  /** Options of the connection that is opening, or null if there is none. */
  get pendingOptions(): Options | null {
    return this.#pending?.options ?? null;
  }

  /**
   * Opens a connection after the previous attempt has ended. Rejects with the error of `open` or `onOpen`. A cancelled
   * attempt never rejects.
   *
   * @param onOpen receives the connection, unless the attempt was cancelled
   */
  async connect(options: Options, onOpen: (connection: Connection) => void): Promise<void> {
    const attempt = { options, isCancelled: false };
    this.#pending = attempt;
    const opening = this.#openAfter(this.#latestAttempt, attempt, onOpen);
    this.#latestAttempt = opening.catch(() => {});
    try {
      await opening;
    } catch (error) {
      if (attempt.isCancelled) return;
      this.#pending = null;
      throw error;
    }
  }

  async #openAfter(
    previousAttempt: Promise<unknown>,
    attempt: { readonly options: Options; readonly isCancelled: boolean },
    onOpen: (connection: Connection) => void,
  ): Promise<void> {
    await previousAttempt;
    if (attempt.isCancelled) return;
    const connection = await this.#open(attempt.options);
    if (attempt.isCancelled) return await connection.close();
    this.#pending = null;
    onOpen(connection);
  }

  /** Cancels the connection that is opening, if any. */
  cancel(): void {
    if (this.#pending) this.#pending.isCancelled = true;
    this.#pending = null;
  }
}
