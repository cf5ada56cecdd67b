import { ownUrl } from '../safe-url.ts';
import type { Description } from '../description.ts';
import { primary } from './actions.ts';
import { appMember } from './app-user.ts';
import { successUrl } from './go-on-signed-in.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';

type Said = Pick<Description, 'title' | 'body'>;

/**
 * The last screen of a mailed link: says how it ended. "Continue" leads on where the mail said where to and that is the
 * app's own address (reference §1.2, §11.2); else "Sign in" leads to the beginning.
 */
export function leaveByContinue(tools: Tools, said: Said, continueUrl: string | null): Promise<Next<'start'> | null> {
  return leave(tools, said, mailsTarget(tools, continueUrl));
}

/**
 * The same where nobody's session has ended by it: whoever is signed in has nothing to sign in to, and goes on to where
 * a success leads.
 */
export async function leaveAsBefore(
  tools: Tools,
  said: Said,
  continueUrl: string | null,
): Promise<Next<'start'> | null> {
  const user = await tools.ui.busy(appMember(tools.auth));
  const isSignedIn = user.ok && user.value !== null;
  return leave(tools, said, mailsTarget(tools, continueUrl) ?? (isSignedIn ? successUrl(tools) : null));
}

function mailsTarget({ page }: Tools, continueUrl: string | null): URL | null {
  return continueUrl === null ? null : ownUrl(continueUrl, page.address);
}

async function leave({ ui, text, page }: Tools, said: Said, target: URL | null): Promise<Next<'start'> | null> {
  page.forgetHidden();
  if (!target) {
    await ui.show({ ...said, actions: { signIn: primary(text.signIn) }, focus: 'signIn' });
    return to('start', {});
  }
  await ui.show({ ...said, actions: { continue: primary(text.continue) }, focus: 'continue' });
  page.navigate(target);
  return null;
}
