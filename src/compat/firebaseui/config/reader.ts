import type { Warn } from './values.ts';

export interface ConfigContext {
  getAddress(): URL;
  /** Returns the base of relative URLs. A page can set this base by `<base href>`. */
  getBase(): URL;
  isColor(text: string): boolean;
}

export interface Reader {
  readonly context: ConfigContext;
  readonly warn: Warn;
}
