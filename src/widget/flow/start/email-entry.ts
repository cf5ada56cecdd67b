import type { Settings } from '../../config/settings.ts';
import type { FirstMessages } from '../../messages/messages.ts';
import { primary, secondary } from '../parts/actions.ts';
import { emailField } from '../parts/fields.ts';
import { smallPrint } from '../parts/small-print.ts';

/** What asks for an address (reference §1.2 #1). Where that is the one way in there is nothing to go back to. */
export function emailEntry({ settings, text }: { settings: Settings; text: FirstMessages }, email: string | undefined) {
  return {
    title: text.signInWithEmail,
    fields: { email: emailField(text, email) },
    actions: { ...(settings.passwordOnly ? {} : { cancel: secondary(text.cancel) }), next: primary(text.next) },
    focus: 'email',
    ...smallPrint({ settings, text }, settings.passwordOnly ? 'sentence' : 'links'),
  };
}
