import type { Settings } from '../../config/settings.ts';
import type { FirstTexts } from '../../screen/screen.ts';
import { emailField, primary, secondary } from '../../screen/controls.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { nameTenant } from './chosen-tenant.ts';

/**
 * Returns the form that asks for an email (reference §1.2 #1). If email is the only sign-in option, there is no Cancel
 * button.
 */
export function emailForm({ settings, text }: { settings: Settings; text: FirstTexts }, email: string | undefined) {
  return {
    title: text.signInWithEmail,
    body: nameTenant(settings, text),
    fields: { email: emailField(text, email) },
    actions: { ...(settings.passwordOnly ? {} : { cancel: secondary(text.cancel) }), next: primary(text.next) },
    focus: 'email',
    ...smallPrint({ settings, text }, settings.passwordOnly ? 'sentence' : 'links'),
  };
}
