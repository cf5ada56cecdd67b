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
 * Lets the visitor solve the human verification on the screen that asks for a code. She must solve it before another
 * code is sent.
 */
export interface ResendProof {
  readonly state: ProofState;
  /**
   * Requires the visitor to solve the human verification, and draws the verification again if it is still on the page.
   * Further calls have no effect until {@link stop} is called.
   */
  start(): void;
  /**
   * Adds the human verification to the options of a `Ui.show` call. When the verification is solved, the call resolves
   * with the action `resend`. The call also resolves with `resend` if the verification cannot be drawn, but {@link use}
   * then rejects.
   */
  extend(options: ShowOptions): ShowOptions;
  /**
   * Waits until the human verification is solved, and then calls `send`. Rejects if the verification cannot be drawn.
   */
  use<T>(send: (verification: HumanVerification) => Promise<T>): Promise<T>;
  /** Ends the current attempt to prove that the visitor is a person. */
  stop(): void;
  /** Removes the human verification from the page. */
  clear(): void;
}

/**
 * Creates a {@link ResendProof}. Does not report to `Ui` that the human verification cannot be drawn, because `Ui`
 * would then end the screen. The screen must stay, because the visitor can still submit the code of the earlier text
 * message.
 */
export function createResendProof(verification: HumanVerification): ResendProof {
  let state: ProofState = 'unused';
  let settled = createPending();
  let container: HTMLElement | null = null;
  let drawings = 0;

  function draw(): void {
    if (!container || state !== 'missing') return;
    drawings += 1;
    const drawing = drawings;
    const { resolve, reject } = settled;
    const finish = (result: 'solved' | 'failed', settle: () => void): void => {
      // Use only the first result of the current drawing, and no result after `clear` or `stop`.
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
      settled = createPending();
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

interface Pending {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** Does the same as `Promise.withResolvers`, which browsers before 2024 lack. */
function createPending(): Pending {
  let resolve = () => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
