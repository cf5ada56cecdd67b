import type { HumanVerification } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

export class LazyVerification implements HumanVerification {
  readonly #load: () => Promise<HumanVerification>;
  #loaded: HumanVerification | null = null;
  #renderCount = 0;
  #renderAgain: (() => Promise<void>) | null = null;
  /** Settles when the latest call of `render` has finished. */
  #rendering: Promise<void> = Promise.resolve();

  constructor(load: () => Promise<HumanVerification>) {
    this.#load = load;
  }

  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.#rendering = this.#loadAndRender(container, onChange);
    return this.#rendering;
  }

  async #loadAndRender(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    const renderCount = ++this.#renderCount;
    this.#renderAgain = null;
    const loaded =
      this.#loaded ??
      (await this.#load().catch((error: unknown) => {
        if (renderCount === this.#renderCount) this.#renderAgain = () => this.render(container, onChange);
        throw error;
      }));
    // Stop here if the verification was cleared or rendered again while its code was loading.
    if (renderCount !== this.#renderCount) return;
    this.#loaded = loaded;
    await loaded.render(container, onChange);
  }

  reset(): void {
    this.#loaded?.reset();
  }

  retry(): void {
    this.#loaded?.retry?.();
    this.#renderAgain?.().catch(() => {}); // Ignore a failed rendering: the next `retry` renders again.
  }

  async ready(): Promise<void> {
    if (!this.#loaded) {
      this.retry();
      await this.#rendering;
    }
    await this.#loaded?.ready?.();
  }

  clear(): void {
    this.#renderCount += 1;
    this.#renderAgain = null;
    this.#loaded?.clear();
  }

  /**
   * Returns the verification that a `LazyVerification` has loaded. Returns any other verification unchanged.
   *
   * @throws an `AuthError` with `auth/captcha-check-failed` if the verification is not loaded yet
   */
  static unwrap(verification: HumanVerification): HumanVerification {
    if (!(verification instanceof LazyVerification)) return verification;
    if (verification.#loaded) return verification.#loaded;
    throw new AuthError('auth/captcha-check-failed', 'Not rendered.');
  }
}
