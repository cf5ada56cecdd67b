import type { Action, Description } from '../../description.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { fill, type Texts, type Phrase, type Template } from '../../messages/phrase.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { codeField, link } from '../../screen/later-controls.ts';

/**
 * Returns the form that asks for the code of a text message, a mail or an authenticator app (reference §2.6, T135–T140).
 *
 * @param seconds the seconds since the screen was entered; null for an authenticator app, because its codes are not
 *   sent
 */
export function codeForm(text: Texts, seconds: number | null) {
  const { actions, countdown } = resendCountdown(seconds, text);
  return {
    fields: { phoneConfirmationCode: codeField(text) },
    actions: { ...actions, cancel: secondary(text.cancel), continue: primary(text.continue) },
    ...countdown,
    focus: 'phoneConfirmationCode',
  } satisfies Description<Phrase>;
}

/**
 * Returns the status text with the remaining time. When no time is left, returns the button that sends the code or mail
 * again (spec §4, §9; reference T140).
 *
 * @param seconds the seconds since the screen was entered; null if there is nothing to resend
 * @param status the template for the status text with the remaining time
 */
export function resendCountdown(
  seconds: number | null,
  text: Texts,
  status: Template<'resendIn' | 'resendMailIn'> = text.resendIn,
): { readonly actions: { readonly resend?: Action<Phrase> }; readonly countdown: Pick<Description<Phrase>, 'status'> } {
  if (seconds === null) return { actions: {}, countdown: {} };
  const remaining = limits.resendCountdownSeconds - seconds;
  return remaining > 0
    ? { actions: {}, countdown: { status: fill(status, { countdown: formatCountdown(remaining) }) } }
    : { actions: { resend: link(text.resend) }, countdown: {} };
}

/** Formats seconds as minutes and seconds, for example 90 as `1:30`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
