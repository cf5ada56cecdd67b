/**
 * FirebaseUI says by its classes alone what is a message, an error of a field, or a sign of waiting: its pages have no
 * role and no ARIA attribute (reference §1.1). What stands there for everybody to see is named here for whoever reads
 * the page by roles; nothing is added that is not to be seen.
 */
const roles: readonly (readonly [selector: string, role: string])[] = [
  ['.firebaseui-busy-indicator, .mdl-spinner, .firebaseui-callback-indicator-container .mdl-progress', 'progressbar'],
  ['.firebaseui-icon-done, .firebaseui-image-wrapper', 'img'],
];

/** Names what is on the page before each look at it: a reader waits for `dueIsDone` first (`count-calls.ts`). */
export function markUpWheneverReadFrom(page: Window & { dueIsDone?: () => Promise<void> }): void {
  const { dueIsDone } = page;
  page.dueIsDone = async () => {
    await dueIsDone?.();
    markUp(page.document);
  };
}

/** Names what is on the page now. */
export function markUp(page: Document): void {
  for (const [selector, role] of roles) for (const found of page.querySelectorAll(selector)) found.role = role;
  for (const card of page.querySelectorAll('[class*="firebaseui-id-page-"]')) nameScreen(card);
  for (const eye of page.querySelectorAll('.firebaseui-id-password-toggle')) nameEye(eye);
  for (const bar of page.querySelectorAll('.firebaseui-info-bar-message')) nameMessage(bar);
  for (const input of page.querySelectorAll('input[class*="firebaseui-input"]')) tieError(input);
}

function nameScreen(card: Element): void {
  const name = /firebaseui-id-page-(\S+)/.exec(card.className)?.[1];
  if (name !== undefined) card.parentElement?.setAttribute('data-screen', name);
}

/** A picture that means a button: crossed out while the password is to be seen. */
function nameEye(eye: Element): void {
  eye.role = 'button';
  eye.ariaLabel = eye.classList.contains('firebaseui-input-toggle-on') ? 'Show password' : 'Hide password';
}

/** The message is what the bar says, without the link to dismiss it. */
function nameMessage(bar: Element): void {
  if (bar.querySelector('[role=alert]')) return;
  const text = [...bar.childNodes].find((node) => node instanceof Text);
  if (!text) return;
  const message = bar.ownerDocument.createElement('span');
  message.role = 'alert';
  text.replaceWith(message);
  message.append(text);
}

/** An error stands below its field, hidden while there is none, and has the field's class with an ending. */
function tieError(input: Element): void {
  const own = [...input.classList].find((name) => name.startsWith('firebaseui-id-'));
  const error = own === undefined ? null : input.ownerDocument.querySelector(`.${own}-error`);
  if (!error || error.classList.contains('firebaseui-hidden')) return input.removeAttribute('aria-invalid');
  error.id ||= `${own}-error`;
  input.ariaInvalid = 'true';
  input.setAttribute('aria-errormessage', error.id);
}
