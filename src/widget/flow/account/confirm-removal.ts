import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description, Paragraph } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { secondary } from '../../screen/controls.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { accountRefused } from './account-refused.ts';

type List = Next<'waysToSignIn'> | Next<'secondFactors'> | Next<'passkeys'>;

interface Removal<L extends List> {
  /** The text of the button that the visitor has chosen in the list, such as "Disconnect Google". */
  readonly title: Phrase;
  /** Sentences that say what the visitor loses. */
  readonly body: readonly Paragraph<Phrase>[];
  /** The screen with the list, which follows if the visitor cancels. */
  readonly list: L;
  /** Removes the method, factor or passkey that the title names. Returns the screen that follows. */
  readonly remove: () => Promise<Outcome<L>>;
  /** Returns the message for an error after which the visitor can try again. */
  readonly explain: (error: AuthError) => Pick<Description<Phrase>, 'notice'>;
}

/**
 * Asks whether to remove a sign-in method, a second factor or a passkey, and removes it. The form has no primary action, so the
 * Enter key alone removes nothing. Returns the screen that follows.
 */
export async function confirmRemoval<L extends List>(
  { ui, text }: Pick<Tools, 'ui' | 'text'>,
  { title, body, list, remove, explain }: Removal<L>,
): Promise<L | NonNullable<ReturnType<typeof accountRefused>>> {
  let feedback: Pick<Description<Phrase>, 'notice'> = {};
  // Draw a progress page first. The question is then a new form, and receives the focus.
  ui.showProgress('page');
  while (true) {
    const { action } = await ui.show({
      title,
      body,
      actions: { cancel: secondary(text.cancel), remove: secondary(title) },
      focus: 'cancel',
      ...feedback,
    });
    if (action === 'cancel') return list;
    const removed = await remove();
    if (removed.ok) return removed.value;
    const next = accountRefused(removed.error, list);
    if (next) return next;
    feedback = explain(removed.error);
  }
}
