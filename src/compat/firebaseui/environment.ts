import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { SwitchableUnmount } from '../../renderers/renderer.ts';
import type { Settings } from '../../widget/config/settings.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { Page } from '../../widget/page.ts';
import type { ConfigContext } from './config/reader.ts';
import type { PageAuth } from './types.ts';

export interface MountOptions {
  readonly settings: Settings;
  readonly backend: AuthBackend;
  readonly history: 'none';
  readonly language: LanguageOptions;
}

/** The functions of the browser and the service that `AuthUI` calls. Unit tests replace these functions. */
export interface AuthUiEnvironment {
  readonly config: ConfigContext;
  readonly createBackend: (auth: PageAuth) => AuthBackend;
  /** Creates the object through which the widget accesses the page. */
  readonly createPage: (navigate: (url: URL) => void) => Page;
  readonly findElement: (selector: string) => Element | null;
  /**
   * Calls the listener when the page has loaded. If the page has already loaded, returns false and calls no listener.
   */
  readonly onLoad: (listener: () => void, signal: AbortSignal) => boolean;
  readonly mount: (container: Element, options: MountOptions) => SwitchableUnmount;
  readonly isMobile: () => boolean;
  readonly warn: (message: string) => void;
}
