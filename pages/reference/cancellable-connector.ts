/**
 * Opens one connection at a time, and can cancel it while it is opening. A cancelled connection that opens nevertheless
 * is closed before the next one begins to open.
 */
export class CancellableConnector<Options, Connection extends { close(): Promise<void> }> {
  readonly #open: (options: Options) => Promise<Connection>;
  #pending: { readonly options: Options; isCancelled: boolean } | null = null;
  /** Resolves when the latest attempt has opened, failed, or been cancelled and closed. */
  #latestAttempt: Promise<unknown> = Promise.resolve();

  constructor(open: (options: Options) => Promise<Connection>) {
    this.#open = open;
  }

  /** Options of the connection that is opening; null if there is none. */
  get pendingOptions(): Options | null {
    return this.#pending?.options ?? null;
  }

  /**
   * Opens a connection once the attempt before it is over. Rejects as `open` or `onOpen` does; a cancelled attempt
   * resolves instead.
   *
   * @param onOpen receives the connection, unless it was cancelled
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
