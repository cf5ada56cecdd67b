/** The keys of `appearance` that change the look of the screens (docs/theming.md). */
export interface ScreenAppearance {
  /**
   * Look of the provider buttons:
   *
   * - `brand`, the default: each button is filled with the provider's colour.
   * - `neutral`: each button has an outline, and only its icon has the provider's colour.
   * - `icons`: like `neutral`, but providers that have their own icon share one row of buttons without text. The row
   *   needs at least two such providers.
   *
   * In the React component `<SignIn>`, a change restarts the widget. The element `<doorstep-sign-in>` ignores changes
   * while its widget runs.
   */
  readonly providerButtons?: 'brand' | 'neutral' | 'icons' | undefined;
  /**
   * Layout of the screens:
   *
   * - `list`, the default: the first screen has a button for each sign-in option.
   * - `inline`: the first screen has an email field in place of the button for email. On all screens, each button has its
   *   own row, and the submit button comes first.
   *
   * In the React component `<SignIn>`, a change restarts the widget. The element `<doorstep-sign-in>` ignores changes
   * while its widget runs.
   */
  readonly layout?: 'list' | 'inline' | undefined;
  /**
   * With the layout `inline`, the place of the other sign-in options: `below` the email field, the default, or `above`.
   * Has no effect with the layout `list`.
   *
   * In the React component `<SignIn>`, a change restarts the widget. The element `<doorstep-sign-in>` ignores changes
   * while its widget runs.
   */
  readonly providerPosition?: 'below' | 'above' | undefined;
  /**
   * Whether a badge "Last used" marks the option of the last sign-in in this browser. Defaults to false. If true, each
   * sign-in stores the ID of the option and the ID of the tenant in the local storage.
   *
   * In the React component `<SignIn>`, a change restarts the widget. The element `<doorstep-sign-in>` ignores changes
   * while its widget runs.
   */
  readonly lastUsed?: boolean | undefined;
}
