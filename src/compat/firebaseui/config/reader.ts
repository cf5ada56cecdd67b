import type { Warn } from './values.ts';

export interface ConfigContext {
  getAddress(): URL;
  isColor(text: string): boolean;
}

export interface Reader {
  readonly context: ConfigContext;
  readonly modeParameter: string;
  readonly warn: Warn;
}
