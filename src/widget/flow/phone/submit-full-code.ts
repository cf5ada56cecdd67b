import type { ShowOptions } from '../../ui.ts';
import { normalizeValue, validateField } from '../../validation/rules.ts';

/** The options of `Ui.show` that {@link submitFullCode} returns. */
type SubmitOptions = Required<Pick<ShowOptions, 'deriveValues' | 'externalAction'>>;

/**
 * Returns options of `Ui.show` that submit a code as soon as all its digits are entered.
 *
 * @param tried codes that were already submitted on this screen; only the button submits them again
 */
export function submitFullCode(tried: ReadonlySet<string>): SubmitOptions {
  let resolve = (_action: string): void => {};
  const externalAction = new Promise<string>((settle) => (resolve = settle));
  return {
    externalAction,
    deriveValues({ phoneConfirmationCode }) {
      const isFull = phoneConfirmationCode && validateField('phoneConfirmationCode', phoneConfirmationCode) === null;
      if (isFull && !tried.has(normalizeValue('phoneConfirmationCode', phoneConfirmationCode))) resolve('continue');
      return {};
    },
  };
}
