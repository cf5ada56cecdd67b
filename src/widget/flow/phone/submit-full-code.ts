import type { ShowOptions } from '../../ui.ts';
import { normalizeValue, validateField } from '../../validation/rules.ts';

/** Options of `Ui.show` that submit the form for a code. */
type SubmitOptions = Required<Pick<ShowOptions, 'deriveValues' | 'externalAction'>>;

/**
 * Returns options of `Ui.show` that submit the form for a code as soon as the visitor has entered all digits. `Ui.show`
 * calls `deriveValues` only after a change of the field, so a code that stays in the field is not submitted again.
 *
 * @param tried the codes that were already submitted on this screen. To submit one of them again, the visitor has to
 *   press the button.
 */
export function submitFullCode(tried: ReadonlySet<string>): SubmitOptions {
  const { promise: externalAction, resolve } = Promise.withResolvers<string>();
  return {
    externalAction,
    deriveValues({ phoneConfirmationCode = '' }) {
      const isFull = validateField('phoneConfirmationCode', phoneConfirmationCode) === null;
      if (isFull && !tried.has(normalizeValue('phoneConfirmationCode', phoneConfirmationCode))) resolve('continue');
      return {};
    },
  };
}
