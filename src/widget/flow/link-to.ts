import type { AuthCredential } from '../../adapters/auth-backend.ts';
import { explain } from '../messages/explain.ts';
import { pendingCredential } from '../storage/pending-credential.ts';
import { federatedAmong } from './route.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';

type Linking = Next<
  | 'passwordLinking'
  | 'emailLinkLinking'
  | 'federatedLinking'
  | 'passwordRecovery'
  | 'unsupportedProvider'
  | 'providerSignIn'
>;

/**
 * The address has an account already: which screen signs in to it, so that the credential can be connected (reference
 * §2.4 "LINK", T107–T112). The pending credential is kept until then.
 */
export async function linkTo(
  { ui, auth, settings, text, page }: Tools,
  email: string,
  credential: AuthCredential,
  notice?: string,
): Promise<Linking> {
  const drop = () => page.storage && pendingCredential.clear(page.storage);
  const lookUp = await ui.busy(auth.lookUpSignInMethods(email));
  if (!lookUp.ok) {
    drop();
    return to('providerSignIn', { notice: explain(lookUp.error, text) });
  }
  // Where the service does not say, the visitor knows: they sign in as they did before, and it is connected then (Q3).
  if (lookUp.value.kind === 'withheld') return to('providerSignIn', { email, notice: text.signInAsBefore(email) });
  const { methods } = lookUp.value;
  if (methods.length === 0) {
    drop();
    return to('passwordRecovery', { email, notice: text.noSignInMeans });
  }
  if (methods.includes('password')) return to('passwordLinking', { email });
  if (methods.length === 1 && methods[0] === 'emailLink') return to('emailLinkLinking', { email, pending: credential });
  const providerId = federatedAmong(settings, methods);
  if (providerId !== undefined) return to('federatedLinking', { email, providerId, notice });
  drop();
  return to('unsupportedProvider', { email });
}
