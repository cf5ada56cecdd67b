import type { HumanVerification } from './auth-backend.ts';
import { AuthError } from './auth-error.ts';

/** How long a proof lasts (spec §9), as the real service's does. */
const proofLifetimeMs = 60_000;

/**
 * The human verification of the services that stand in for the real one: a checkbox, which a test or a visitor of the
 * demo ticks. Its proof lasts 60 s and is used up by one attempt, as the real one's.
 */
export class TestVerification implements HumanVerification {
  #box: HTMLInputElement | null = null;
  #drawn: HTMLElement | null = null;
  #onChange: (solved: boolean) => void = () => {};
  #expiry: ReturnType<typeof setTimeout> | undefined;

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.clear();
    const page = container.ownerDocument;
    const label = page.createElement('label');
    const box = page.createElement('input');
    box.type = 'checkbox';
    label.append(box, " I'm not a robot");
    box.addEventListener('change', () => {
      if (box.checked) this.#solved();
      else this.reset();
    });
    container.append(label);
    this.#box = box;
    this.#drawn = label;
    this.#onChange = onChange;
  }

  reset(): void {
    clearTimeout(this.#expiry);
    this.#expiry = undefined;
    if (this.#box) this.#box.checked = false;
    this.#onChange(false);
  }

  clear(): void {
    clearTimeout(this.#expiry);
    this.#expiry = undefined;
    this.#drawn?.remove();
    this.#box = null;
    this.#drawn = null;
    this.#onChange = () => {};
  }

  /**
   * Uses the proof up, for one attempt.
   *
   * @throws an `AuthError` if there is none
   */
  use(): string {
    if (this.#expiry === undefined) {
      throw new AuthError('auth/captcha-check-failed', 'There is no proof that a person is there, or it is used up.');
    }
    this.reset();
    return 'a person is there';
  }

  #solved(): void {
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.reset(), proofLifetimeMs);
    this.#onChange(true);
  }
}

/**
 * The proof of a verification that this adapter made, used up.
 *
 * @throws an `AuthError` if there is none
 */
export function useProof(verification: HumanVerification): string {
  if (verification instanceof TestVerification) return verification.use();
  throw new AuthError('auth/internal-error', 'The human verification is not of this backend.');
}
