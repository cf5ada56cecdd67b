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
   * A change of this key restarts the widget of the React component `<SignIn>`. The element `<doorstep-sign-in>` reads
   * the value only when its widget starts.
   */
  readonly providerButtons?: 'brand' | 'neutral' | 'icons' | undefined;
  /**
   * Layout of the screens:
   *
   * - `list`, the default: the first screen has a button for each sign-in option.
   * - `inline`: the first screen has an email field in place of the button for email. On all screens, each button has its
   *   own row, and the submit button comes first.
   *
   * A change of this key restarts the widget of the React component `<SignIn>`. The element `<doorstep-sign-in>` reads
   * the value only when its widget starts.
   */
  readonly layout?: 'list' | 'inline' | undefined;
  /**
   * Position of the other sign-in options in the layout `inline`: `below` (default) or `above` the email field. The
   * layout `list` ignores this key.
   *
   * A change of this key restarts the widget of the React component `<SignIn>`. The element `<doorstep-sign-in>` reads
   * the value only when its widget starts.
   */
  readonly providerPosition?: 'below' | 'above' | undefined;
  /**
   * If true, the sign-in option that was used last in this browser has a badge "Last used". The widget then stores the
   * IDs of this option and of its tenant in the local storage. Defaults to false.
   *
   * A change of this key restarts the widget of the React component `<SignIn>`. The element `<doorstep-sign-in>` reads
   * the value only when its widget starts.
   */
  readonly lastUsed?: boolean | undefined;
}
