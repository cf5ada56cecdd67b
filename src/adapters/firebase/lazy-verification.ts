import type { HumanVerification } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

/** A human verification that is loaded when it is first rendered. */
export class LazyVerification implements HumanVerification {
  readonly #load: () => Promise<HumanVerification>;
  #loaded: HumanVerification | null = null;
  #renderCount = 0;

  constructor(load: () => Promise<HumanVerification>) {
    this.#load = load;
  }

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    const renderCount = ++this.#renderCount;
    const loaded = this.#loaded ?? (await this.#load());
    if (renderCount !== this.#renderCount) return; // The verification was cleared or rendered again in the meantime.
    this.#loaded = loaded;
    await loaded.render(container, onChange);
  }

  reset(): void {
    this.#loaded?.reset();
  }

  clear(): void {
    this.#renderCount += 1;
    this.#loaded?.clear();
  }

  /**
   * Returns the loaded verification behind a lazy one.
   *
   * @throws an `AuthError` with `auth/captcha-check-failed` if the verification is not loaded: it is then unsolved
   */
  static unwrap(verification: HumanVerification): HumanVerification {
    if (!(verification instanceof LazyVerification)) return verification;
    if (verification.#loaded) return verification.#loaded;
    throw new AuthError('auth/captcha-check-failed', 'The human verification has not been rendered yet.');
  }
}
