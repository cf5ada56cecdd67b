import type { HumanVerification } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

/** How long a proof lasts (spec §9), as the real service's does. */
const proofLifetimeMs = 60_000;

/**
 * The human verification of the services that stand in for the real one: a checkbox, which a test or a visitor of the
 * demo ticks. Its proof lasts 60 s and is used up by one attempt, as the real one's; and as that one it cannot be drawn
 * without the project's key (spec §7 recaptchaParams). It is stricter than Google's, which the SDK resets after an
 * attempt but may never answer again: here whoever used it up has to, and sees a box that looks ticked until then.
 */
export class CheckboxVerification implements HumanVerification {
  readonly #siteKey: () => Promise<string>;
  /** Asked for once, however often it is drawn. */
  #key: Promise<string> | null = null;
  #drawings = 0;
  #box: HTMLInputElement | null = null;
  #drawn: HTMLElement | null = null;
  #onChange: (solved: boolean) => void = () => {};
  #expiry: ReturnType<typeof setTimeout> | undefined;

  /** @param siteKey asks the service for the project's key */
  constructor(siteKey: () => Promise<string>) {
    this.#siteKey = siteKey;
  }

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.clear();
    const drawing = this.#drawings;
    await (this.#key ??= this.#siteKey());
    if (drawing !== this.#drawings) return; // Taken away, or drawn again, meanwhile.
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
    if (this.#box) this.#box.checked = false;
    this.#unsolved();
  }

  clear(): void {
    this.#drawings += 1;
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
  consumeProof(): string {
    if (this.#expiry === undefined) {
      throw new AuthError('auth/captcha-check-failed', 'There is no proof that a person is there, or it is used up.');
    }
    this.#unsolved();
    return 'a person is there';
  }

  #solved(): void {
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.reset(), proofLifetimeMs);
    this.#onChange(true);
  }

  #unsolved(): void {
    clearTimeout(this.#expiry);
    this.#expiry = undefined;
    this.#onChange(false);
  }
}

/**
 * The proof of a verification that this adapter made, used up.
 *
 * @throws an `AuthError` if there is none
 */
export function consumeProof(verification: HumanVerification): string {
  if (verification instanceof CheckboxVerification) return verification.consumeProof();
  throw new AuthError('auth/internal-error', 'The human verification is not of this backend.');
}
