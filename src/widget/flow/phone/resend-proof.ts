import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { ShowOptions } from '../../ui.ts';

/**
 * State of the current attempt to prove that the visitor is a person:
 *
 * - `unused`: no attempt was started yet
 * - `missing`: the human verification is not solved yet
 * - `solved`: the human verification is solved
 * - `failed`: the human verification could not be drawn
 * - `ended`: {@link ResendProof.stop} was called
 */
type ProofState = 'unused' | 'missing' | 'solved' | 'failed' | 'ended';

/**
 * Lets the visitor prove that she is a person, by solving the human verification. On the screen that asks for a code,
 * she needs this proof to request another code.
 */
export interface ResendProof {
  readonly state: ProofState;
  /**
   * Starts an attempt to prove that the visitor is a person, unless an attempt is under way. If the human verification
   * is on the page, draws it again.
   */
  start(): void;
  /**
   * Adds the human verification to the options of a `Ui.show` call. The call then resolves with the action `resend` as
   * soon as the human verification is solved, or if it could not be drawn.
   */
  extend(options: ShowOptions): ShowOptions;
  /**
   * Waits until the human verification is solved, and then calls `send`. Rejects if the human verification could not be
   * drawn, or if `send` rejects.
   */
  use<T>(send: (verification: HumanVerification) => Promise<T>): Promise<T>;
  /** Ends the current attempt to prove that the visitor is a person. */
  stop(): void;
  /** Removes the human verification from the page. */
  clear(): void;
}

/**
 * Creates a {@link ResendProof}, to which the human verification reports its result. The `Ui` does not get the result,
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
      // Ignore an outdated result: the human verification was removed or drawn again in the meantime, or no attempt
      // waits for a result.
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
      settled.promise.catch(() => {}); // Prevent an unhandled rejection. `use` reports the error.
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
