import type { Action, Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import type { Messages } from '../../messages/messages.ts';
import { codeField, link, primary, secondary } from '../../screen/controls.ts';

/**
 * Returns the form that asks for the code of a text message or of an authenticator app (reference §2.6, T135–T140).
 *
 * @param seconds the seconds since the screen was entered; null for a code that was not sent
 */
export function codeForm(text: Messages, seconds: number | null) {
  const { actions, countdown } = resendCountdown(seconds, text);
  return {
    fields: { phoneConfirmationCode: codeField(text) },
    actions: { cancel: secondary(text.cancel), ...actions, continue: primary(text.continue) },
    ...countdown,
    focus: 'phoneConfirmationCode',
  } satisfies Description;
}

/**
 * Returns the countdown until the visitor can resend a code or mail, and then the button (spec §4, §9; reference T140).
 *
 * @param seconds the seconds since the screen was entered; null if nothing was sent
 * @param toText returns the text for the remaining time, which is in minutes and seconds
 */
export function resendCountdown(
  seconds: number | null,
  text: Messages,
  toText: (remaining: string) => string = text.resendIn,
): { readonly actions: { readonly resend?: Action }; readonly countdown: Pick<Description, 'status'> } {
  if (seconds === null) return { actions: {}, countdown: {} };
  const remaining = limits.resendCountdownSeconds - seconds;
  return remaining > 0
    ? { actions: {}, countdown: { status: toText(formatCountdown(remaining)) } }
    : { actions: { resend: link(text.resend) }, countdown: {} };
}

/** Formats seconds as minutes and seconds: 90 is `1:30`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
