/**
 * The method of Playwright's `Page` and `Locator` that finds elements by role. This file does not import Playwright's
 * types, because they are missing in apps without Playwright.
 */
export interface RoleScope {
  getByRole(role: PlaywrightRole, options?: RoleOptions): PlaywrightLocator;
}

export type PlaywrightRole = 'alert' | 'button' | 'checkbox' | 'combobox' | 'group' | 'heading' | 'link' | 'textbox';

export interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly disabled?: boolean;
}

/** The part of Playwright's `Locator` that the page object uses. */
export interface PlaywrightLocator extends RoleScope {
  or(locator: this): this;
  first(): this;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(value: string): Promise<void>;
  allInnerTexts(): Promise<string[]>;
  waitFor(options?: { readonly state?: 'attached' | 'detached' }): Promise<void>;
  evaluateAll<R>(read: (elements: HTMLElement[]) => R): Promise<R>;
}

/** The part of Playwright's `Page` that tests need to call the service in the page. */
export interface ScriptedPage {
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
}
