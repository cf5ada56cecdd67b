import type { Warn } from './values.ts';

export interface ConfigContext {
  getAddress(): URL;
  /** Returns the URL to which relative URLs refer. A page can set this URL by `<base href>`. */
  getBase(): URL;
  isColor(text: string): boolean;
}

export interface Reader {
  readonly context: ConfigContext;
  readonly warn: Warn;
}
