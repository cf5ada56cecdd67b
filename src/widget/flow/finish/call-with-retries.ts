import type { Phrase } from '../../messages/phrase.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../../screen/controls.ts';
import type { Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { isTransient } from './transient-error.ts';

type RetryTools = Pick<Tools, 'ui' | 'text'>;

/**
 * Calls the service until the service accepts the call or refuses it for good. After a transient error, the visitor can
 * retry or cancel.
 *
 * @param call calls the service and waits for the answer
 * @returns the outcome; null if the visitor has cancelled
 */
export async function callWithRetries<T>(
  tools: RetryTools,
  call: () => Promise<Outcome<T>>,
): Promise<Outcome<T> | null> {
  while (true) {
    const outcome = await call();
    if (outcome.ok || !isTransient(outcome.error)) return outcome;
    const { text } = tools;
    const action = await showError(tools, outcome.error, {
      cancel: secondary(text.cancel),
      retry: primary(text.retry),
    });
    if (action === 'cancel') return null;
  }
}

/**
 * Calls the service until the call succeeds, or until retrying cannot help. After any other error, the visitor can only
 * retry, and not cancel.
 *
 * @param call calls the service and waits for the answer
 * @param isFinal returns true if retrying cannot help
 */
export async function callUntilFinal<T>(
  tools: RetryTools,
  call: () => Promise<Outcome<T>>,
  isFinal: (error: AuthError) => boolean,
): Promise<Outcome<T>> {
  while (true) {
    const outcome = await call();
    if (outcome.ok || isFinal(outcome.error)) return outcome;
    await showError(tools, outcome.error, { retry: primary(tools.text.retry) });
  }
}

async function showError(
  { ui, text }: RetryTools,
  error: AuthError,
  actions: Required<Description<Phrase>>['actions'],
): Promise<string> {
  // Replace the visible screen by a progress page first. Otherwise, `show` would only update the screen and ignore
  // `focus`.
  ui.showProgress('page');
  const description: Description<Phrase> = { title: text.errorEncountered, body: [explainRefusal(error)], actions };
  const { action } = await ui.show({ ...description, focus: 'retry' });
  return action;
}
