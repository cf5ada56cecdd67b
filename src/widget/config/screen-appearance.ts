/** Parts of `appearance` on which the look of the screens depends (docs/theming.md). */
export interface ScreenAppearance {
  /**
   * `brand`, the default, fills the button of each provider with the provider's colour. `neutral` draws all buttons as
   * outlines, with the provider's mark in colour. A change restarts the widget.
   */
  readonly providerButtons?: 'brand' | 'neutral' | undefined;
  /**
   * `list`, the default, shows a button for each sign-in option on the first screen. `inline` shows the email field there
   * instead of the button for email, and makes the submit button of all screens as wide as possible. A change restarts
   * the widget.
   */
  readonly layout?: 'list' | 'inline' | undefined;
}
