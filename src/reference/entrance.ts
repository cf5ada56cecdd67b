/** What is on its way onto the stage: one thing at a time, which may be given up before it has come. */
export class Entrance<Options, Connection extends { end(): Promise<void> }> {
  readonly #connect: (options: Options) => Promise<Connection>;
  #current: { readonly options: Options } | null = null;
  /** Resolves when nothing of what was begun is left. */
  #isOver: Promise<unknown> = Promise.resolve();

  constructor(connect: (options: Options) => Promise<Connection>) {
    this.#connect = connect;
  }

  /** What is on its way; null for nothing. */
  get options(): Options | null {
    return this.#current?.options ?? null;
  }

  /**
   * Connects, as soon as what was given up before has come and is ended. Resolves with null if it is given up itself;
   * rejects as connecting does, unless nobody waits for it any more.
   */
  async enter(options: Options): Promise<Connection | null> {
    const own = { options };
    this.#current = own;
    const isWanted = (): boolean => this.#current === own;
    const coming = this.#isOver.then(async () => {
      if (!isWanted()) return null;
      const connection = await this.#connect(options);
      if (isWanted()) return connection;
      await connection.end();
      return null;
    });
    this.#isOver = coming.catch(() => {});
    try {
      return await coming;
    } catch (error) {
      if (isWanted()) throw error;
      return null;
    } finally {
      if (isWanted()) this.#current = null;
    }
  }

  giveUp(): void {
    this.#current = null;
  }
}
