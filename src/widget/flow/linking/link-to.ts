import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import type { LinkRoute } from './link-route.ts';
import { isDeadEnd, linkRoute } from './link-route.ts';
import type { Tools } from '../screen.ts';
import { to } from '../screen.ts';

/**
 * The address has an account already: looks up how it signs in, so that the credential can be connected (reference §2.4
 * "LINK", T107–T112). The pending credential is kept until then.
 */
export async function linkTo(
  tools: Tools,
  email: string,
  credential: AuthCredential,
  notice?: string,
): Promise<LinkRoute> {
  const { ui, auth, text, page } = tools;
  const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
  const next = lookUp.ok
    ? linkRoute(tools, lookUp.value, { email, credential, notice })
    : to('providerSignIn', { notice: explainRefusal(lookUp.error, text) });
  if (page.storage && (!lookUp.ok || isDeadEnd(next))) pendingCredential.clear(page.storage);
  return next;
}
