import type { HumanVerification } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

/** Milliseconds for which a ticked checkbox proves that the visitor is human (spec §9). */
const proofLifetimeMs = 60_000;

/**
 * A checkbox that stands in for reCAPTCHA on the in-memory service and the emulator. Loads the project's site key, as
 * reCAPTCHA does (spec §7 recaptchaParams). With the parameter `size: 'invisible'`, there is no checkbox, and every
 * visitor counts as human.
 *
 * A tick is valid for one attempt, and `reset` removes the tick. An attempt with a used tick fails, so that tests
 * notice if the widget has not called `reset`.
 */
export class CheckboxVerification implements HumanVerification {
  readonly #loadSiteKey: () => Promise<string>;
  readonly #isInvisible: boolean;
  /**
   * The project's site key, loaded at the first rendering. Null after a failure, so that the next rendering loads it
   * again.
   */
  #key: Promise<string> | null = null;
  #renderCount = 0;
  #renderAgain: (() => Promise<void>) | null = null;
  #box: HTMLInputElement | null = null;
  #label: HTMLElement | null = null;
  #onChange: (solved: boolean) => void = () => {};
  #isRendered = false;
  #isSolved = false;
  /**
   * With `size: 'invisible'`, settles when the latest `render` or `reset` is complete. `ready` waits for this promise.
   */
  #rendering: Promise<void> = Promise.resolve();
  #expiry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param loadSiteKey loads the project's site key from the service
   * @param parameters the developer's `recaptchaParameters`
   */
  constructor(loadSiteKey: () => Promise<string>, parameters: Readonly<Record<string, unknown>> = {}) {
    this.#loadSiteKey = loadSiteKey;
    this.#isInvisible = parameters['size'] === 'invisible';
  }

  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    const rendering = this.#render(container, onChange);
    if (this.#isInvisible) this.#rendering = rendering;
    return rendering;
  }

  async #render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.clear();
    const renderCount = this.#renderCount;
    try {
      await (this.#key ??= this.#loadSiteKey());
    } catch (error) {
      this.#key = null;
      if (renderCount === this.#renderCount) this.#renderAgain = () => this.render(container, onChange);
      throw error;
    }
    // Stop here if the checkbox was cleared or rendered again while the key was loading.
    if (renderCount !== this.#renderCount) return;
    this.#onChange = onChange;
    this.#isRendered = true;
    if (this.#isInvisible) {
      this.#setSolved();
      return;
    }
    const document = container.ownerDocument;
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    label.append(box, " I'm not a robot");
    box.addEventListener('change', () => {
      if (box.checked) this.#setSolved();
      else this.reset();
    });
    container.append(label);
    this.#box = box;
    this.#label = label;
  }

  reset(): void {
    if (this.#box) this.#box.checked = false;
    this.#setUnsolved();
    // With `size: 'invisible'`, there is no checkbox that the visitor could tick again. So count the verification as
    // solved for the next attempt.
    if (this.#isInvisible && this.#isRendered) this.#rendering = this.#solveLater();
  }

  async ready(): Promise<void> {
    if (!this.#isInvisible) return;
    this.retry();
    await this.#rendering;
  }

  async #solveLater(): Promise<void> {
    const renderCount = this.#renderCount;
    await this.#key;
    if (renderCount === this.#renderCount) this.#setSolved();
  }

  retry(): void {
    this.#renderAgain?.().catch(() => {}); // Ignore a failed rendering: the next `retry` renders again.
  }

  clear(): void {
    this.#renderCount += 1;
    this.#renderAgain = null;
    this.#isRendered = false;
    this.#isSolved = false;
    clearTimeout(this.#expiry);
    this.#label?.remove();
    this.#box = null;
    this.#label = null;
    this.#onChange = () => {};
  }

  /**
   * Returns the token that proves to the service that the visitor has ticked the box. The visitor must tick the box
   * again for another token.
   *
   * @throws an `AuthError` with `auth/captcha-check-failed` if there is no valid proof
   */
  consumeProof(): string {
    if (!this.#isSolved) {
      throw new AuthError('auth/captcha-check-failed', 'The checkbox is not ticked, or its proof was used.');
    }
    this.#setUnsolved();
    return 'a person is there';
  }

  #setSolved(): void {
    this.#isSolved = true;
    clearTimeout(this.#expiry);
    if (!this.#isInvisible) this.#expiry = setTimeout(() => this.reset(), proofLifetimeMs);
    this.#onChange(true);
  }

  #setUnsolved(): void {
    this.#isSolved = false;
    clearTimeout(this.#expiry);
    this.#onChange(false);
  }
}

/**
 * Returns the token that proves to the service that the visitor has ticked the box. The visitor must tick the box again
 * for another token.
 *
 * @throws an `AuthError` if there is no valid proof, or if another backend has created the checkbox
 */
export function consumeProof(verification: HumanVerification): string {
  if (verification instanceof CheckboxVerification) return verification.consumeProof();
  throw new AuthError('auth/internal-error', 'The human verification belongs to a different backend.');
}
