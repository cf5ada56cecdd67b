/**
 * FirebaseUI says by its classes alone what is a message, an error of a field, or a sign of waiting: its pages have no
 * role and no ARIA attribute (reference §1.1). What stands there for everybody to see is named here for whoever reads
 * the page by roles; nothing is added that is not to be seen.
 */
const roles: readonly (readonly [selector: string, role: string])[] = [
  ['.firebaseui-busy-indicator, .mdl-spinner, .firebaseui-callback-indicator-container .mdl-progress', 'progressbar'],
  ['.firebaseui-icon-done, .firebaseui-image-wrapper', 'img'],
  ['.firebaseui-list-box-actions', 'listbox'],
  ['.firebaseui-list-box-dialog-button', 'option'],
];

/** Names what is on a page, now and whenever that changes. */
export function keepMarkedUp(page: Document): void {
  const seen = { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(() => markUp(page)).observe(page, seen);
  markUp(page);
}

function markUp(page: Document): void {
  for (const [selector, role] of roles) for (const found of page.querySelectorAll(selector)) found.role = role;
  for (const card of page.querySelectorAll('[class*="firebaseui-id-page-"]')) nameScreen(card);
  for (const eye of page.querySelectorAll('.firebaseui-id-password-toggle')) nameEye(eye);
  for (const bar of page.querySelectorAll('.firebaseui-info-bar-message')) nameMessage(bar);
  for (const input of page.querySelectorAll('input[class*="firebaseui-input"]')) {
    const own = [...input.classList].find((name) => name.startsWith('firebaseui-id-'));
    tieError(input, own === undefined ? null : page.querySelector(`.${own}-error`));
  }
  for (const country of page.querySelectorAll('.firebaseui-id-country-selector')) nameCountry(country);
  for (const proof of page.querySelectorAll('.firebaseui-recaptcha-wrapper')) nameProof(proof);
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

/** An error stands below what it is about, hidden while there is none. */
function tieError(field: Element, error: Element | null): void {
  if (!error || error.classList.contains('firebaseui-hidden')) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-errormessage');
    return;
  }
  error.id ||= [...error.classList].join('-');
  field.ariaInvalid = 'true';
  field.setAttribute('aria-errormessage', error.id);
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** A flag beside a dialling code, which opens a list of countries. */
function nameCountry(button: Element): void {
  button.role = 'combobox';
  button.ariaLabel = 'Country';
  button.ariaExpanded = String(button.ownerDocument.querySelector('.firebaseui-list-box-actions') !== null);
  const flag = button.querySelector('.firebaseui-id-country-selector-flag');
  const code = /firebaseui-flag-([A-Z]{2})/.exec(flag?.className ?? '')?.[1];
  if (!flag || code === undefined) return;
  flag.role = 'img';
  flag.ariaLabel = countryNames.of(code) ?? code;
}

/** What Google draws to prove that a person is there. */
function nameProof(proof: Element): void {
  proof.role = 'group';
  proof.ariaLabel = 'Human verification';
  tieError(proof, proof.querySelector('.firebaseui-id-recaptcha-error'));
}
