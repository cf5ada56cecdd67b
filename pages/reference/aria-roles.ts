/**
 * Selectors of FirebaseUI's elements, each with the ARIA role to add. The driver finds elements by role, but FirebaseUI
 * gives many elements only a class (reference §1.1).
 */
const roles: readonly (readonly [selector: string, role: string])[] = [
  ['.firebaseui-busy-indicator, .mdl-spinner, .firebaseui-callback-indicator-container .mdl-progress', 'progressbar'],
  ['.firebaseui-icon-done, .firebaseui-image-wrapper', 'img'],
  ['.firebaseui-list-box-actions', 'listbox'],
  ['.firebaseui-list-box-dialog-button', 'option'],
];

/** Adds roles and ARIA attributes to FirebaseUI's visible elements, now and after every change to the page. */
export function keepAriaRoles(page: Document): void {
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(() => addAriaRoles(page)).observe(page, changes);
  addAriaRoles(page);
}

function addAriaRoles(page: Document): void {
  for (const [selector, role] of roles) {
    for (const element of page.querySelectorAll(selector)) element.role = role;
  }
  for (const card of page.querySelectorAll('[class*="firebaseui-id-page-"]')) nameScreen(card);
  for (const toggle of page.querySelectorAll('.firebaseui-id-password-toggle')) namePasswordToggle(toggle);
  for (const bar of page.querySelectorAll('.firebaseui-info-bar-message')) addAlert(bar);
  for (const input of page.querySelectorAll('input[class*="firebaseui-input"]')) {
    const idClass = [...input.classList].find((name) => name.startsWith('firebaseui-id-'));
    linkError(input, idClass === undefined ? null : page.querySelector(`.${idClass}-error`));
  }
  for (const button of page.querySelectorAll('.firebaseui-id-country-selector')) nameCountryButton(button);
  for (const frame of page.querySelectorAll('.firebaseui-recaptcha-wrapper')) nameVerification(frame);
}

function nameScreen(card: Element): void {
  const name = /firebaseui-id-page-(\S+)/.exec(card.className)?.[1];
  if (name !== undefined) card.parentElement?.setAttribute('data-screen', name);
}

/**
 * Gives an accessible name to the button that shows or hides the password. FirebaseUI shows the button's state only by
 * a class.
 */
function namePasswordToggle(toggle: Element): void {
  toggle.role = 'button';
  toggle.ariaLabel = toggle.classList.contains('firebaseui-input-toggle-on') ? 'Show password' : 'Hide password';
}

/** Wraps the text of the info bar, but not its dismiss link, in an element with the role `alert`. */
function addAlert(bar: Element): void {
  if (bar.querySelector('[role=alert]')) return;
  const text = [...bar.childNodes].find((node) => node instanceof Text);
  if (!text) return;
  const message = bar.ownerDocument.createElement('span');
  message.role = 'alert';
  text.replaceWith(message);
  message.append(text);
}

/** Links a field to the element with its error message (`error`) while FirebaseUI shows that element. */
function linkError(field: Element, error: Element | null): void {
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

/**
 * Gives the role `combobox` to the button that opens the country list, and labels the flag in it with the country's
 * name.
 */
function nameCountryButton(button: Element): void {
  button.role = 'combobox';
  button.ariaLabel = 'Country';
  button.ariaExpanded = String(button.ownerDocument.querySelector('.firebaseui-list-box-actions') !== null);
  const flag = button.querySelector('.firebaseui-id-country-selector-flag');
  const code = /firebaseui-flag-([A-Z]{2})/.exec(flag?.className ?? '')?.[1];
  if (!flag || code === undefined) return;
  flag.role = 'img';
  flag.ariaLabel = countryNames.of(code) ?? code;
}

function nameVerification(frame: Element): void {
  frame.role = 'group';
  frame.ariaLabel = 'Human verification';
  linkError(frame, frame.querySelector('.firebaseui-id-recaptcha-error'));
}
