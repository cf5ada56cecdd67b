/** The keys of `appearance` that change the look of the screens (docs/theming.md). */
export interface ScreenAppearance {
  /**
   * With `brand`, the default, the button of each provider is filled with the provider's colour. With `neutral`, each
   * of these buttons has an outline, and only the provider's icon has the provider's colour. With `icons`, buttons are
   * neutral, and two or more providers with an icon of their own become a row of buttons that show only the icon.
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
   * Whether a badge "Last used" marks the sign-in option that was used last in this browser. Defaults to false. If
   * true, the widget stores the IDs of the option and of the tenant in the local storage after each sign-in.
   *
   * In the React component `<SignIn>`, a change restarts the widget. The element `<doorstep-sign-in>` ignores changes
   * while its widget runs.
   */
  readonly lastUsed?: boolean | undefined;
}
