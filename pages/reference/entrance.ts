/** What is on its way onto the test bed: one thing at a time, which may be given up before it has come. */
export class Entrance<Options, Connection extends { end(): Promise<void> }> {
  readonly #connect: (options: Options) => Promise<Connection>;
  #current: { readonly options: Options; isGivenUp: boolean } | null = null;
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
   * Connects, as soon as what was given up before has come and is ended. Rejects as connecting does, unless it is given
   * up itself.
   *
   * @param arrive takes the connection, unless it is given up by then
   */
  async enter(options: Options, arrive: (connection: Connection) => void): Promise<void> {
    const own = { options, isGivenUp: false };
    this.#current = own;
    const coming = this.#come(this.#isOver, own, arrive);
    this.#isOver = coming.catch(() => {});
    try {
      await coming;
    } catch (error) {
      if (own.isGivenUp) return;
      this.#current = null;
      throw error;
    }
  }

  async #come(
    before: Promise<unknown>,
    own: { readonly options: Options; readonly isGivenUp: boolean },
    arrive: (connection: Connection) => void,
  ): Promise<void> {
    await before;
    if (own.isGivenUp) return;
    const connection = await this.#connect(own.options);
    if (own.isGivenUp) return await connection.end();
    this.#current = null;
    arrive(connection);
  }

  giveUp(): void {
    if (this.#current) this.#current.isGivenUp = true;
    this.#current = null;
  }
}
