import { ownUrl } from '../safe-url.ts';
import type { Description } from '../description.ts';
import { primary } from './actions.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';

/**
 * The last screen of a mailed link: says how it ended, with "Continue" only where the mail said where to go on and that
 * is the app's own address (reference §1.2, §11.2).
 */
export async function leaveByContinue(
  { ui, text, page }: Tools,
  said: Pick<Description, 'title' | 'body'>,
  continueUrl: string | null,
): Promise<Next<'start'>> {
  page.forgetHidden();
  const target = continueUrl === null ? null : ownUrl(continueUrl, page.address);
  await ui.show({
    ...said,
    ...(target ? { actions: { continue: primary(text.continue) }, focus: 'continue' } : {}),
  });
  if (target) page.navigate(target);
  return to('start', {});
}
