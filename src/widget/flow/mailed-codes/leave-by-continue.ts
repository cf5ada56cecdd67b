import { parseOwnUrl } from '../../safe-url.ts';
import type { Description } from '../../description.ts';
import { primary } from '../parts/actions.ts';
import { appMember } from '../finish/app-user.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import type { Next, Tools } from '../screen.ts';
import { to } from '../screen.ts';

type Said = Pick<Description, 'title' | 'body'>;

/**
 * The last screen of a mailed link: says how it ended. "Continue" leads on where the mail said where to and that is the
 * app's own address (reference §1.2, §11.2); else "Sign in" leads to the beginning.
 */
export function leaveByContinue(tools: Tools, said: Said, continueUrl: string | null): Promise<Next<'start'> | null> {
  tools.page.forgetHidden();
  return leave(tools, said, mailsWay(tools, continueUrl));
}

/**
 * The same where nobody's session has ended by it: whoever is signed in has nothing to sign in to, and goes on to where
 * a success leads.
 *
 * @param saidSignedIn what it says to them, where it is something else
 */
export async function leaveAsBefore(
  tools: Tools,
  said: Said,
  continueUrl: string | null,
  saidSignedIn = said,
): Promise<Next<'start'> | null> {
  const isSignedIn = await isMemberHere(tools);
  return isSignedIn
    ? leaveSignedIn(tools, saidSignedIn, continueUrl)
    : leave(tools, said, mailsWay(tools, continueUrl));
}

/**
 * The same for a link that was of no use: only whoever is signed in is led on where the mail said where to. They asked
 * for it there, and can ask for another.
 */
export async function leaveToAskAgain(
  tools: Tools,
  said: Said,
  continueUrl: string | null,
): Promise<Next<'start'> | null> {
  const isSignedIn = await isMemberHere(tools);
  return isSignedIn ? leaveSignedIn(tools, said, continueUrl) : leave(tools, said, null);
}

/** Whether somebody is signed in to an account, as far as can be said. */
async function isMemberHere({ page, ui, auth }: Tools): Promise<boolean> {
  page.forgetHidden(); // The code is spent: a reload while the session is waited for is not to use it again.
  const user = await ui.waitFor(appMember(auth));
  return user.ok && user.value !== null;
}

type Way = () => null | Promise<null>;

function leaveSignedIn(tools: Tools, said: Said, continueUrl: string | null): Promise<Next<'start'> | null> {
  return leave(tools, said, mailsWay(tools, continueUrl) ?? (() => goOnSignedIn(tools)));
}

function mailsWay({ page }: Tools, continueUrl: string | null): Way | null {
  const target = continueUrl === null ? null : parseOwnUrl(continueUrl, page.address);
  if (!target) return null;
  return () => {
    page.navigate(target);
    return null;
  };
}

async function leave({ ui, text }: Tools, said: Said, way: Way | null): Promise<Next<'start'> | null> {
  if (!way) {
    await ui.show({ ...said, actions: { signIn: primary(text.signIn) }, focus: 'signIn' });
    return to('start', {});
  }
  await ui.show({ ...said, actions: { continue: primary(text.continue) }, focus: 'continue' });
  return way();
}
