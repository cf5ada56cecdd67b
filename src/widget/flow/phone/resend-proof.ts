import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { ShowOptions } from '../../ui.ts';

/**
 * State of the attempt to prove that the visitor is a person: `unused` before the first attempt, `missing` until the
 * human verification is `solved` or drawing it has `failed`, and `ended` after {@link ResendProof.stop}.
 */
type ProofState = 'unused' | 'missing' | 'solved' | 'failed' | 'ended';

/** The proof that the visitor is a person, for sending another code from the screen that asks for the code. */
export interface ResendProof {
  readonly state: ProofState;
  /** Starts an attempt, unless one is running. Draws the human verification again if it is on the page. */
  start(): void;
  /**
   * Adds the human verification to options of `Ui.show`. When the visitor has solved the human verification, or when
   * drawing it has failed, `Ui.show` resolves with the action `resend`.
   */
  extend(options: ShowOptions): ShowOptions;
  /**
   * Waits until the human verification is solved, and sends the code. Rejects if drawing the human verification has
   * failed, or if the code was not sent.
   */
  use<T>(send: (verification: HumanVerification) => Promise<T>): Promise<T>;
  /** Ends the attempt. */
  stop(): void;
  /** Removes the human verification from the page. */
  clear(): void;
}

/**
 * Creates a {@link ResendProof}. The human verification reports its result to this proof instead of to the `Ui`,
 * because the visitor can submit a code without solving the human verification.
 */
export function createResendProof(verification: HumanVerification): ResendProof {
  let state: ProofState = 'unused';
  let settled = Promise.withResolvers<void>();
  let container: HTMLElement | null = null;
  let drawings = 0;

  function draw(): void {
    if (!container || state !== 'missing') return;
    drawings += 1;
    const drawing = drawings;
    const { resolve, reject } = settled;
    const finish = (result: 'solved' | 'failed', settle: () => void): void => {
      // Ignore a drawing that was removed or replaced, and the result of an attempt that has ended.
      if (drawing !== drawings || state !== 'missing') return;
      state = result;
      settle();
    };
    verification
      .render(container, (isSolved) => isSolved && finish('solved', resolve))
      .catch((error: unknown) => finish('failed', () => reject(error)));
  }

  function clear(): void {
    drawings += 1;
    container = null;
    verification.clear();
  }

  const drawn: HumanVerification = {
    async render(element) {
      container = element;
      draw();
    },
    reset() {},
    clear,
  };

  return {
    get state() {
      return state;
    },
    start() {
      if (state === 'missing' || state === 'solved' || state === 'failed') return;
      state = 'missing';
      settled = Promise.withResolvers();
      settled.promise.catch(() => {}); // `use` reports the error.
      draw();
    },
    extend(options) {
      if (state === 'unused') return options;
      const resend = settled.promise.then(
        () => 'resend',
        () => 'resend',
      );
      const actions = options.externalAction ? [options.externalAction, resend] : [resend];
      return {
        ...options,
        verification: drawn,
        ...(state === 'ended' ? {} : { externalAction: Promise.race(actions) }),
      };
    },
    async use(send) {
      await settled.promise;
      return await send(verification);
    },
    stop() {
      state = 'ended';
    },
    clear,
  };
}
