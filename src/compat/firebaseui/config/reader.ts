import type { Warn } from './values.ts';

/** The functions of the page that are needed to read a configuration. */
export interface ConfigContext {
  /** Returns the page's address. */
  getAddress(): URL;
  /** Returns whether a text is a CSS colour. */
  isColor(text: string): boolean;
}

/** Everything that is needed to read a sign-in option, except the option itself. */
export interface Reader {
  readonly context: ConfigContext;
  /** Name of the query parameter with the widget's mode. */
  readonly modeParameter: string;
  readonly warn: Warn;
}
