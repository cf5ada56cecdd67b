import type { Description } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { primary, secondary } from '../parts/actions.ts';
import { codeField } from '../parts/fields.ts';
import { resendCountdown } from './resend-countdown.ts';

/**
 * What every page has that asks for a code, of a message or of an authenticator app (reference §2.6, T135–T140).
 *
 * @param secondsHere for how many seconds the visitor has been on the page; null where nobody sent the code
 */
export function codeEntry(text: Messages, secondsHere: number | null) {
  const { actions, said } = resendCountdown(secondsHere, text);
  return {
    fields: { phoneConfirmationCode: codeField(text) },
    actions: { cancel: secondary(text.cancel), ...actions, continue: primary(text.continue) },
    ...said,
    focus: 'phoneConfirmationCode',
  } satisfies Description;
}
