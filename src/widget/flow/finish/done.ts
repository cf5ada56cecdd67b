import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import type { Tools } from '../screen.ts';
import { screen, to } from '../screen.ts';
import { successTarget } from './success-target.ts';

/**
 * The sign-in becomes the app's, the app is told, and the visitor goes on (spec §4, reference §3.11 "DONE").
 * From here the app may take the widget away at any moment, and what is left to do is done all the same.
 */
export const done = screen({
  name: 'done',
  leadsTo: ['recoverableError'],
  async run(tools, { result }) {
    const { ui, auth, text } = tools;
    const committed = await ui.finish(auth.commit());
    if (!committed.ok) {
      const { error } = committed;
      if (error.code === 'auth/web-storage-unsupported')
        return to('recoverableError', { message: explainRefusal(error, text) });
      throw error; // No service is asked: it is a fault of ours.
    }
    if (!goOn(tools, { ...result, user: committed.value })) ui.clear();
    return null;
  },
});

/** Whether the visitor goes on to another page; otherwise the app has taken over here. */
function goOn({ page, settings }: Tools, result: AuthResult): boolean {
  const asked = page.storage && storedRedirectUrl.take(page.storage);
  const target = successTarget(settings, result, asked, page.address);
  if (target) page.navigate(target);
  return target !== null;
}
