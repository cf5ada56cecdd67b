import type { Action, Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import type { Messages } from '../../messages/messages.ts';
import { link } from '../parts/actions.ts';

/**
 * What a screen says of another one of what was sent, such as a code: how long it takes until that may be asked for, and then
 * how (spec §4, §9; reference T140).
 *
 * @param secondsHere for how many seconds the visitor has been on the screen; null where nothing was sent
 * @param countdown what is said of the seconds that are left
 */
export function resendCountdown(
  secondsHere: number | null,
  text: Messages,
  countdown: (remaining: string) => string = text.resendIn,
): { readonly actions: { readonly resend?: Action }; readonly said: Pick<Description, 'status'> } {
  if (secondsHere === null) return { actions: {}, said: {} };
  const wait = limits.resendCountdownSeconds - secondsHere;
  return wait > 0
    ? { actions: {}, said: { status: countdown(formatCountdown(wait)) } }
    : { actions: { resend: link(text.resend) }, said: {} };
}

/** Formats seconds as minutes and seconds: 90 is `1:30`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
