/**
 * Opens connections one after another. If an attempt is cancelled while its connection opens, closes this connection
 * before the next attempt starts.
 */
export class CancellableConnector<Options, Connection extends { close(): Promise<void> }> {
  readonly #open: (options: Options) => Promise<Connection>;
  #pending: { readonly options: Options; isCancelled: boolean } | null = null;
  #latestAttempt: Promise<unknown> = Promise.resolve();

  constructor(open: (options: Options) => Promise<Connection>) {
    this.#open = open;
  }

  get pendingOptions(): Options | null {
    return this.#pending?.options ?? null;
  }

  /**
   * Waits until the previous attempt has ended, and then opens a connection. If `cancel` is called before the
   * connection is open, resolves without calling `onOpen`.
   *
   * @param onOpen receives the connection
   * @throws (rejects) the error of `open` or `onOpen`
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

  cancel(): void {
    if (this.#pending) this.#pending.isCancelled = true;
    this.#pending = null;
  }
}
