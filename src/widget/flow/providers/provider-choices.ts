import type { Settings } from '../../config/settings.ts';
import type { Choice } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { choiceOf } from './provider-look.ts';
import type { Next, ScreenInputs } from '../screen.ts';
import { to } from '../screen.ts';

/** A button for each way in, in configured order (reference §1.2 #34), by the name that it answers with. */
export function providerChoices({ options }: Settings, text: Messages): Readonly<Record<string, Choice>> {
  return Object.fromEntries(options.map((option) => [option.provider, choiceOf(option, text)]));
}

/** The screen that a way in has of its own (reference T23–T25); null for one that signs in at once. */
export function screenOfChoice(
  chosen: string,
  { email, isGiven }: ScreenInputs['providerSignIn'],
): Next<'signIn' | 'phoneSignInStart'> | null {
  if (chosen === 'password') return to('signIn', { email, isGiven });
  return chosen === 'phone' ? to('phoneSignInStart', {}) : null;
}
