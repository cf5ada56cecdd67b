import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { lastUsed } from '../../storage/last-used.ts';
import { clearLinkData } from '../../storage/link-keys.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { signInAgain } from './discard-sign-in.ts';
import { forgetNewAccount } from './new-account.ts';
import { findOpeningPage, type BrowserWindow } from './opening-page.ts';
import { reportSignIn } from './open-success-url.ts';
import { reportUsedLink } from './report-used-link.ts';

/** The URL to open after the sign-in, or null for none. If the app has refused the user, the screen to show next. */
export type FinishedSignIn =
  | { readonly url: URL | null }
  | { readonly next: Next<'recoverableError' | 'passwordSignIn' | 'signIn' | 'providerSignIn'> };

const finishing = new WeakMap<AuthResult, Promise<FinishedSignIn>>();
const watches = new WeakMap<AuthResult, AbortController>();

/**
 * Makes the user of the sign-in the app's user, and calls the app's success callback. A second call for the same
 * sign-in returns the promise of the first.
 *
 * As soon as `commit` has given the app its user, the app may unmount the widget. So the code after `commit` must work
 * without the widget.
 */
export function finishSignIn(tools: Tools, input: ScreenInputs['done']): Promise<FinishedSignIn> {
  const { result } = input;
  watches.get(result)?.abort();
  const finished = finishing.get(result) ?? commitAndReport(tools, input);
  finishing.set(result, finished);
  return finished;
}

/**
 * Calls {@link finishSignIn} if the visitor leaves the page, or if the app removes the widget. Called when nothing more
 * is required from the visitor, although another screen may follow.
 */
export function finishSignInOnLeave(tools: Tools, input: ScreenInputs['done']): void {
  const watch = new AbortController();
  const { signal } = watch;
  watches.set(input.result, watch);
  // A backend that the app has already disposed cannot complete the sign-in.
  const ignore = (error: unknown): void => console.info('[doorstep]', error);
  const finish = (): void => void finishSignIn(tools, input).catch(ignore);
  window.addEventListener('pagehide', finish, { signal });
  // Just after the event `abort`, the widget discards a sign-in that is not committed. `finish` commits in time,
  // because it calls `commit` synchronously.
  tools.signal.addEventListener('abort', finish, { signal });
}

async function commitAndReport(tools: Tools, input: ScreenInputs['done']): Promise<FinishedSignIn> {
  const { result, passwordForm } = input;
  const { ui, auth, settings, appearance } = tools;
  const openingPage = findOpeningPage(globalThis as unknown as BrowserWindow);
  const committed = await ui.finish(auth.commit(openingPage?.sessionStorage, result.user.uid));
  if (!committed.ok) {
    const { error } = committed;
    if (error.code === 'auth/web-storage-unsupported')
      return { next: to('recoverableError', { message: explainRefusal(error) }) };
    // `commit` fails with this error if a later sign-in has replaced this user, for example while the visitor was
    // filling in the app's sign-up fields.
    if (error.code === 'auth/user-token-expired') return { next: await signInAgain(tools, input, error) };
    if (error.code === 'auth/blocked-by-function' || error.code === 'auth/permission-denied') {
      await ui.finish(auth.discard());
      const notice = explainRefusal(error);
      if (passwordForm) return { next: to('passwordSignIn', { ...passwordForm, notice }) };
      return { next: beginSignIn(settings, { email: result.user.email ?? undefined, notice }) };
    }
    throw error; // Any other error is a bug, because `commit` does not call the service.
  }
  forgetNewAccount(tools, committed.value);
  reportUsedLink(auth, committed.value);
  // Delete the data of mailed links, because the next visitor may be another person. Keep a guest's data, because the
  // guest may still wait for a mailed link.
  if (!committed.value.isAnonymous) clearLinkData();
  if (appearance?.lastUsed && !committed.value.isAnonymous) lastUsed.keep(settings, result);
  return { url: reportSignIn(tools, { ...result, user: committed.value }) };
}
