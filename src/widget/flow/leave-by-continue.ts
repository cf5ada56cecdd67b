import { ownUrl } from '../safe-url.ts';
import type { Description } from '../description.ts';
import { primary } from './actions.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';

/**
 * The last screen of a mailed link: says how it ended. "Continue" leads on where the mail said where to and that is the
 * app's own address (reference §1.2, §11.2); else "Sign in" leads to the beginning.
 */
export async function leaveByContinue(
  { ui, text, page }: Tools,
  said: Pick<Description, 'title' | 'body'>,
  continueUrl: string | null,
): Promise<Next<'start'> | null> {
  page.forgetHidden();
  const target = continueUrl === null ? null : ownUrl(continueUrl, page.address);
  if (!target) {
    await ui.show({ ...said, actions: { signIn: primary(text.signIn) }, focus: 'signIn' });
    return to('start', {});
  }
  await ui.show({ ...said, actions: { continue: primary(text.continue) }, focus: 'continue' });
  page.navigate(target);
  return null;
}
