import type { Phrase } from '../../messages/phrase.ts';
import type { FirstTools } from '../../screen/screen.ts';
import { chooseSignInScreen } from './choose-sign-in-screen.ts';
import { explainLookUpError } from './explain-look-up-error.ts';

/** Looks up the sign-in methods of an email. Returns the next screen, or an error message if the look-up has failed. */
export async function lookUpEmail(
  tools: FirstTools,
  email: string,
): Promise<{ readonly next: ReturnType<typeof chooseSignInScreen> } | { readonly notice: Phrase }> {
  const { ui, auth, settings } = tools;
  const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
  return lookUp.ok
    ? { next: chooseSignInScreen(settings, email, lookUp.value) }
    : { notice: await explainLookUpError(tools, lookUp.error) };
}
