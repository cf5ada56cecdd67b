import type { HumanVerification } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

/** A human verification whose code is fetched when it is drawn. */
export class LazyVerification implements HumanVerification {
  readonly #load: () => Promise<HumanVerification>;
  #loaded: HumanVerification | null = null;
  #drawings = 0;

  constructor(load: () => Promise<HumanVerification>) {
    this.#load = load;
  }

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    const drawing = ++this.#drawings;
    const loaded = this.#loaded ?? (await this.#load());
    // Taken away, or drawn again, before it was there.
    if (drawing !== this.#drawings) return;
    this.#loaded = loaded;
    await loaded.render(container, onChange);
  }

  reset(): void {
    this.#loaded?.reset();
  }

  clear(): void {
    this.#drawings += 1;
    this.#loaded?.clear();
  }

  /**
   * The verification itself.
   *
   * @throws an `AuthError` while it is not there: nobody can have solved it
   */
  static behind(verification: HumanVerification): HumanVerification {
    if (!(verification instanceof LazyVerification)) return verification;
    if (verification.#loaded) return verification.#loaded;
    throw new AuthError('auth/captcha-check-failed', 'The human verification was not drawn yet.');
  }
}
