import type { AuthResult } from '../../adapters/auth-backend.ts';
import type { Callbacks } from '../config/ui-config.ts';
import { ownUrl, webUrl } from '../safe-url.ts';
import { storedRedirectUrl } from '../storage/redirect-url.ts';
import type { Tools } from './screen.ts';
import { screen } from './screen.ts';

/**
 * The sign-in becomes the app's, the app is told, and the visitor goes on (spec §4, reference §3.11 "DONE").
 * From here the app may take the widget away at any moment, and what is left to do is done all the same.
 */
export const done = screen({
  name: 'done',
  leadsTo: [],
  async run(tools, { result }) {
    const { ui, auth } = tools;
    const committed = await ui.finish(auth.commit());
    if (!committed.ok) throw committed.error; // No service is asked: it is a fault of ours.
    if (!goOn(tools, { ...result, user: committed.value })) ui.leave();
    return null;
  },
});

/** Whether the visitor goes on to another page; otherwise the app has taken over here. */
function goOn({ page, settings }: Tools, result: AuthResult): boolean {
  const { address } = page;
  const asked = page.storage && storedRedirectUrl.take(page.storage);
  const redirectUrl = asked === null ? null : ownUrl(asked, address);
  const { callbacks = {}, signInSuccessUrl } = settings.config;
  if (!goesOn(callbacks, result, redirectUrl?.href)) return false;
  const target = redirectUrl ?? (signInSuccessUrl === undefined ? null : webUrl(signInSuccessUrl, address));
  if (!target) return false;
  page.navigate(target);
  return true;
}

/** Asks the app's callback whether the visitor goes to the success URL; without one they do (reference §3.11.4). */
function goesOn(
  { signInSuccessWithAuthResult, signInSuccess }: Callbacks,
  result: AuthResult,
  redirectUrl: string | undefined,
): boolean {
  try {
    if (signInSuccessWithAuthResult) return Boolean(signInSuccessWithAuthResult(result, redirectUrl));
    if (signInSuccess) return Boolean(signInSuccess(result.user, result.credential, redirectUrl));
    return true;
  } catch (error) {
    reportError(error); // The app's own fault (reference Q40): the visitor is signed in and need not read it.
    return true;
  }
}
