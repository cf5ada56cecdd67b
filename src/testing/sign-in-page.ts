import type { PlaywrightLocator, RoleScope } from './playwright-page.ts';

/** The widget on a page, as a visitor sees it. Finds everything by ARIA role and English label. */
export interface SignInPage {
  /** Chooses a sign-in option, such as `Google`, `email` or `phone`. */
  signInWith(name: string): Promise<void>;
  continueAsGuest(): Promise<void>;
  /** Types an email. Like all `enter…` methods, replaces the text that is in the field. */
  enterEmail(email: string): Promise<void>;
  /** Types a password into the field for a password or for a new password. */
  enterPassword(password: string): Promise<void>;
  enterName(name: string): Promise<void>;
  /** Types a text into the field of the app (`signUpFields`) with this label. */
  enterField(label: string, text: string): Promise<void>;
  /** Ticks the checkbox of the app (`signUpFields`) with this label. The label includes the text of its links. */
  tick(label: string): Promise<void>;
  /** Types a phone number. A number that starts with `+` and a dialling code also selects the country. */
  enterPhoneNumber(number: string): Promise<void>;
  /** Types the code from a text message or from an authenticator app. */
  enterCode(code: string): Promise<void>;
  /** Ticks the checkbox that stands in for reCAPTCHA. */
  solveVerification(): Promise<void>;
  /** Clicks the button or link with this label, such as `Next` or `Sign In`. */
  press(label: string): Promise<void>;
  /** Signs in to an account that has a password. Starts on the first screen. */
  signInWithPassword(account: { readonly email: string; readonly password: string }): Promise<void>;
  /** Describes the screen, after the widget has answered the last input. */
  screen(): Promise<VisibleScreen>;
  /** Returns the error messages: first the messages about the whole screen, then the messages under fields. */
  errors(): Promise<readonly string[]>;
}

/** Texts that are visible on a screen. */
export interface VisibleScreen {
  /** The title; empty on a screen without a title. */
  readonly title: string;
  /** The labels of all fields, in order. */
  readonly fields: readonly string[];
  /** The labels of all buttons, in order. */
  readonly buttons: readonly string[];
}

/**
 * Creates the page object of the widget. Works with every renderer, on any version of Playwright.
 *
 * @param scope the page; or, on a page with other fields and buttons, a locator of the element that contains the widget
 */
export function signInPage(scope: RoleScope): SignInPage {
  const button = (name: string): PlaywrightLocator => scope.getByRole('button', { name, exact: true });
  const link = (name: string): PlaywrightLocator => scope.getByRole('link', { name, exact: true });
  const field = (name: string | RegExp): PlaywrightLocator => scope.getByRole('textbox', { name, exact: true });
  /** Finds all fields of the screen: text fields, the list of countries, checkboxes, and the human verification. */
  const fields = (): PlaywrightLocator =>
    scope
      .getByRole('textbox')
      .or(scope.getByRole('combobox'))
      .or(scope.getByRole('group'))
      .or(scope.getByRole('checkbox'));
  /**
   * Waits until no button has `aria-disabled`. All buttons of the widget have this attribute while a call is running.
   */
  const settle = (): Promise<void> =>
    scope.getByRole('button', { disabled: true }).first().waitFor({ state: 'detached' });

  const signIn: SignInPage = {
    signInWith: (name) => button(`Sign in with ${name}`).click(),
    continueAsGuest: () => button('Continue as guest').click(),
    enterEmail: (email) => field('Email').fill(email),
    enterPassword: (password) => field(/password$/i).fill(password),
    enterName: (name) => field('First & last name').fill(name),
    enterField: (label, text) => field(label).fill(text),
    tick: (label) => scope.getByRole('checkbox', { name: label, exact: true }).check(),
    enterPhoneNumber: (number) => field('Phone number').fill(number),
    enterCode: (code) => field('6-digit code').fill(code),
    solveVerification: () => scope.getByRole('group', { name: 'Human verification' }).getByRole('checkbox').check(),
    press: (label) => button(label).or(link(label)).click(),
    async signInWithPassword({ email, password }) {
      const choice = button('Sign in with email');
      await choice.or(field('Email')).first().waitFor();
      if ((await choice.allInnerTexts()).length > 0) await choice.click();
      await signIn.enterEmail(email);
      await signIn.press('Next');
      await signIn.enterPassword(password);
      await signIn.press('Sign In');
    },
    async screen() {
      await settle();
      const [title = ''] = await scope.getByRole('heading', { level: 1 }).allInnerTexts();
      const buttons = await scope.getByRole('button').evaluateAll(readLabels);
      return { title, fields: await fields().evaluateAll(readLabels), buttons };
    },
    async errors() {
      await settle();
      const notices = await scope.getByRole('alert').allInnerTexts();
      return [...notices.filter((text) => text !== ''), ...(await fields().evaluateAll(readErrors))];
    },
  };
  return signIn;
}

// The following functions run in the browser's page, so they cannot use variables of this module.

/**
 * Reads the labels of elements from `<label>`, `<legend>`, `aria-label` or visible text, without the badge "Last used".
 * Skips elements inside a group, such as the checkbox of the human verification, because the group has its own label.
 */
function readLabels(elements: HTMLElement[]): string[] {
  const readText = (element: HTMLElement): string => {
    const badge = element.querySelector<HTMLElement>('[data-doorstep-part=badge]')?.innerText ?? '';
    return element.innerText.replace(badge, '').trim();
  };
  const separate = elements.filter(
    ({ tagName, parentElement }) => tagName === 'FIELDSET' || !parentElement?.closest('fieldset'),
  );
  return separate.map((element) => {
    const labels = [...((element as HTMLInputElement).labels ?? element.querySelectorAll<HTMLElement>('legend'))];
    const text = labels.map(readText).join(' ') || element.ariaLabel || readText(element);
    return text.trim();
  });
}

/**
 * Returns the error messages of fields with `aria-invalid`, and of all groups, because a group cannot have this
 * attribute. Leaves out badges, hints and lists, which `aria-describedby` may also refer to.
 */
function readErrors(elements: HTMLElement[]): string[] {
  return elements
    .filter(({ ariaInvalid, tagName }) => ariaInvalid === 'true' || tagName === 'FIELDSET')
    .flatMap((element) => {
      const root = element.getRootNode() as Document | ShadowRoot;
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
      const texts = ids.map((id) => root.getElementById(id));
      return texts.map((text) =>
        text?.matches('[aria-hidden], [role=status], ul') ? '' : (text?.innerText.trim() ?? ''),
      );
    })
    .filter((text) => text !== '');
}
