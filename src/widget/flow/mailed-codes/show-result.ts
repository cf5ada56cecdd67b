import type { Phrase } from '../../messages/phrase.ts';
import type { Description } from '../../description.ts';
import { parseOwnUrl } from '../../safe-url.ts';
import { continueSignedIn, getSignedInUser } from '../finish/signed-in-user.ts';
import { primary } from '../../screen/controls.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';

type Result = Pick<Description<Phrase>, 'title' | 'body'>;

/**
 * Shows the result of a mailed link, with one button. The button leads to the continue URL of the mail if this URL
 * belongs to the app. Otherwise, the button begins a sign-in (reference §1.2, §11.2).
 *
 * @param staysOnPage true to begin a sign-in without a reload if the continue URL is this page, and the visitor is not
 *   signed in
 */
export async function showResult(
  tools: Tools,
  result: Result,
  continueUrl: string | null,
  staysOnPage = false,
): Promise<Next<'start'> | null> {
  const { page } = tools;
  page.forgetHidden();
  const isThisPage = findUrl(tools, continueUrl)?.href === page.address.href;
  const beginsHere = staysOnPage && isThisPage && !(await checkSignedIn(tools));
  return showWithButton(tools, result, beginsHere ? () => to('start', {}) : findContinuation(tools, continueUrl));
}

/**
 * Shows the result of a mailed link, with one button. The button opens the continue URL of the mail if this URL belongs
 * to the app. Otherwise, it opens the success URL for a signed-in visitor, and begins a sign-in for any other visitor.
 *
 * @param resultSignedIn the title and text that signed-in visitors see; defaults to `result`
 */
export async function showResultInSession(
  tools: Tools,
  result: Result,
  continueUrl: string | null,
  resultSignedIn = result,
): Promise<Next<'start'> | null> {
  return (await checkSignedIn(tools))
    ? showSignedIn(tools, resultSignedIn, continueUrl)
    : showWithButton(tools, result, findContinuation(tools, continueUrl));
}

/**
 * Shows that a mailed link could not be used. The screen has one button. For a signed-in visitor, the button works as
 * in {@link showResultInSession}. For any other visitor, the button begins a sign-in.
 */
export async function showFailureInSession(
  tools: Tools,
  failure: Result,
  continueUrl: string | null,
): Promise<Next<'start'> | null> {
  return (await checkSignedIn(tools))
    ? showSignedIn(tools, failure, continueUrl)
    : showWithButton(tools, failure, null);
}

/**
 * Returns true if a user other than a guest is signed in. First deletes the action code from the history entry, so that
 * a reload cannot use the code again.
 */
export async function checkSignedIn({ page, ui, auth }: Tools): Promise<boolean> {
  // Delete the code before waiting, because the visitor may reload the page during the wait.
  page.forgetHidden();
  const user = await ui.waitFor(getSignedInUser(auth));
  return user.ok && user.value !== null;
}

/** Leaves the screen. Called when the visitor chooses Continue. */
type Continuation = () => Next<'start'> | null | Promise<null>;

function showSignedIn(tools: Tools, result: Result, continueUrl: string | null): Promise<Next<'start'> | null> {
  const continuation = findContinuation(tools, continueUrl) ?? (() => continueSignedIn(tools));
  return showWithButton(tools, result, continuation);
}

function findContinuation(tools: Tools, continueUrl: string | null): Continuation | null {
  const url = findUrl(tools, continueUrl);
  if (!url) return null;
  return () => {
    tools.page.navigate(url);
    return null;
  };
}

/** Returns the continue URL of the mail if it is a page of the app, but not this page. Otherwise, returns null. */
export function findOtherPage(tools: Tools, continueUrl: string | null): URL | null {
  const url = findUrl(tools, continueUrl);
  return url?.href === tools.page.address.href ? null : url;
}

/** Parses the continue URL of a mail. Returns null if the mail has none, or if the URL does not belong to the app. */
function findUrl({ page }: Tools, continueUrl: string | null): URL | null {
  return continueUrl === null ? null : parseOwnUrl(continueUrl, page.address);
}

async function showWithButton(
  { ui, text }: Tools,
  result: Result,
  continuation: Continuation | null,
): Promise<Next<'start'> | null> {
  const name = continuation ? 'continue' : 'signIn';
  await ui.show({ ...result, actions: { [name]: primary(text[name]) }, focus: name });
  return continuation ? continuation() : to('start', {});
}
