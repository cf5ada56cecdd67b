import type { ApplicationVerifier, Auth, RecaptchaParameters, RecaptchaVerifier } from 'firebase/auth';
import type { HumanVerification } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import type { VerificationFactory } from './phone-operations.ts';
import { createRecaptchaVerifier } from './sdk-versions.ts';
import { withAuthErrors } from './to-auth-error.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/** Milliseconds after which a solved reCAPTCHA is reset (spec §9). Google would accept the solution for longer. */
const proofLifetimeMs = 60_000;

/**
 * Google's reCAPTCHA. Creates a new `RecaptchaVerifier` after each use, because a used one may never call its callback
 * again (github.com/firebase/firebase-js-sdk/issues/4126).
 */
export class RecaptchaVerification implements HumanVerification {
  readonly #auth: Auth;
  readonly #parameters: Readonly<Record<string, unknown>>;
  readonly #createVerifier: typeof createRecaptchaVerifier;
  #target: { readonly container: HTMLElement; readonly onChange: (solved: boolean) => void } | null = null;
  #verifier: RecaptchaVerifier | null = null;
  #isSolved = false;
  #hasFailed = false;
  /** Settles when the latest rendering has ended. */
  #rendering: Promise<void> = Promise.resolve();
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(auth: Auth, parameters: Readonly<Record<string, unknown>>, createVerifier = createRecaptchaVerifier) {
    this.#createVerifier = createVerifier;
    this.#auth = auth;
    this.#parameters = parameters;
  }

  async render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void> {
    this.clear();
    this.#target = { container, onChange };
    await this.#startRendering();
  }

  reset(): void {
    this.#removeVerifier();
    this.#target?.onChange(false);
    // Ignore a failed rendering, because `retry` renders the reCAPTCHA again.
    this.#startRendering().catch(() => {});
  }

  retry(): void {
    if (this.#hasFailed) this.reset();
  }

  async ready(): Promise<void> {
    if (this.#parameters['size'] !== 'invisible') return;
    this.retry();
    await this.#rendering;
  }

  clear(): void {
    this.#removeVerifier();
    this.#target = null;
  }

  /**
   * Returns the verifier of the solved reCAPTCHA. The reCAPTCHA then counts as unsolved, because a solution can be used
   * only once.
   *
   * @throws an `AuthError` with `auth/captcha-check-failed` if the reCAPTCHA is not solved
   */
  takeVerifier(): ApplicationVerifier {
    const verifier = this.#verifier;
    if (!verifier || !this.#isSolved) {
      throw new AuthError('auth/captcha-check-failed', 'The reCAPTCHA is not solved.');
    }
    this.#setUnsolved();
    return verifier;
  }

  #startRendering(): Promise<void> {
    this.#rendering = this.#renderVerifier();
    return this.#rendering;
  }

  async #renderVerifier(): Promise<void> {
    if (!this.#target) return;
    allowSdkScripts();
    const { container } = this.#target;
    const element = container.ownerDocument.createElement('div');
    container.append(element);
    // Ignore the callbacks of this verifier after another verifier has replaced it.
    const isCurrent = () => this.#verifier === verifier;
    const parameters: RecaptchaParameters = {
      ...this.#parameters,
      callback: () => isCurrent() && this.#setSolved(),
      'expired-callback': () => isCurrent() && this.#setUnsolved(),
    };
    const verifier: RecaptchaVerifier = this.#createVerifier(this.#auth, element, parameters);
    this.#verifier = verifier;
    try {
      await withAuthErrors(verifier.render());
    } catch (error) {
      if (isCurrent()) this.#hasFailed = true;
      throw error;
    }
    // An invisible reCAPTCHA has nothing to solve before it is used, so treat it as solved. When the reCAPTCHA is used,
    // Google may show the visitor a task.
    if (isCurrent() && this.#parameters['size'] === 'invisible') this.#setSolved();
  }

  #removeVerifier(): void {
    clearTimeout(this.#expiry);
    this.#isSolved = false;
    this.#hasFailed = false;
    this.#verifier?.clear();
    this.#verifier = null;
    this.#target?.container.replaceChildren();
  }

  #setSolved(): void {
    this.#isSolved = true;
    clearTimeout(this.#expiry);
    if (this.#parameters['size'] !== 'invisible') this.#expiry = setTimeout(() => this.reset(), proofLifetimeMs);
    this.#target?.onChange(true);
  }

  #setUnsolved(): void {
    clearTimeout(this.#expiry);
    this.#isSolved = false;
    this.#target?.onChange(false);
  }
}

/** @throws an `AuthError` if the reCAPTCHA is not solved, or if another backend has created the verification */
function takeRecaptchaVerifier(verification: HumanVerification): ApplicationVerifier {
  if (verification instanceof RecaptchaVerification) return verification.takeVerifier();
  throw new AuthError('auth/internal-error', 'The human verification belongs to a different backend.');
}

export const recaptcha: VerificationFactory = {
  createVerification: (parameters, auth) => new RecaptchaVerification(auth, parameters),
  takeVerifier: takeRecaptchaVerifier,
};
