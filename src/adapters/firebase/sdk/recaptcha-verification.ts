import type { ApplicationVerifier, Auth, RecaptchaParameters, RecaptchaVerifier } from 'firebase/auth';
import type { HumanVerification } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { withAuthErrors } from './to-auth-error.ts';
import { createRecaptchaVerifier } from './sdk-versions.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/** How long a proof lasts here (spec §9); Google's own lasts longer. */
const proofLifetimeMs = 60_000;

/**
 * Google's reCAPTCHA, as the SDK draws it. Each proof comes from a verifier of its own: one that was used may never
 * answer again (github.com/firebase/firebase-js-sdk/issues/4126).
 */
export class RecaptchaVerification implements HumanVerification {
  readonly #auth: Auth;
  readonly #parameters: Readonly<Record<string, unknown>>;
  #place: { readonly container: HTMLElement; readonly onChange: (solved: boolean) => void } | null = null;
  #verifier: RecaptchaVerifier | null = null;
  #isSolved = false;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(auth: Auth, parameters: Readonly<Record<string, unknown>>) {
    this.#auth = auth;
    this.#parameters = parameters;
  }

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.clear();
    this.#place = { container, onChange };
    await this.#draw();
  }

  reset(): void {
    const { container, onChange } = this.#place ?? {};
    this.#takeAway();
    onChange?.(false);
    // One that cannot be drawn again stays unsolved: the next attempt says so.
    if (container) this.#draw().catch(() => {});
  }

  clear(): void {
    this.#takeAway();
    this.#place = null;
  }

  /**
   * What proves, once, that a person is there.
   *
   * @throws an `AuthError` if there is no proof
   */
  use(): ApplicationVerifier {
    const verifier = this.#verifier;
    if (!verifier || !this.#isSolved) {
      throw new AuthError('auth/captcha-check-failed', 'The reCAPTCHA is not solved.');
    }
    this.#unsolved();
    return verifier;
  }

  async #draw(): Promise<void> {
    if (!this.#place) return;
    allowSdkScripts();
    const { container } = this.#place;
    const element = container.ownerDocument.createElement('div');
    container.append(element);
    const parameters: RecaptchaParameters = {
      ...this.#parameters,
      callback: () => this.#solved(),
      'expired-callback': () => this.#unsolved(),
    };
    const verifier = createRecaptchaVerifier(this.#auth, element, parameters);
    this.#verifier = verifier;
    await withAuthErrors(verifier.render());
    // An invisible one asks nobody for anything before the attempt.
    if (this.#verifier === verifier && this.#parameters['size'] === 'invisible') this.#solved();
  }

  #takeAway(): void {
    clearTimeout(this.#expiry);
    this.#isSolved = false;
    this.#verifier?.clear();
    this.#verifier = null;
    this.#place?.container.replaceChildren();
  }

  #solved(): void {
    this.#isSolved = true;
    clearTimeout(this.#expiry);
    if (this.#parameters['size'] !== 'invisible') this.#expiry = setTimeout(() => this.reset(), proofLifetimeMs);
    this.#place?.onChange(true);
  }

  #unsolved(): void {
    clearTimeout(this.#expiry);
    this.#isSolved = false;
    this.#place?.onChange(false);
  }
}

/** @throws an `AuthError` if there is no proof */
export function takeRecaptchaVerifier(verification: HumanVerification): ApplicationVerifier {
  if (verification instanceof RecaptchaVerification) return verification.use();
  throw new AuthError('auth/internal-error', 'The human verification is not of this backend.');
}
