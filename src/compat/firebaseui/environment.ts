import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { Settings } from '../../widget/config/settings.ts';
import type { Page } from '../../widget/page.ts';
import type { ConfigContext } from './config/reader.ts';
import type { PageAuth } from './types.ts';

/** Everything that a widget needs to be mounted, except the container. */
export interface MountOptions {
  readonly settings: Settings;
  readonly backend: AuthBackend;
  readonly navigate: (url: URL) => void;
}

/** The functions of the browser and the service that `AuthUI` uses. Unit tests replace them. */
export interface AuthUiEnvironment {
  readonly config: ConfigContext;
  readonly createBackend: (auth: PageAuth) => AuthBackend;
  /** Creates the object through which the widget accesses the page that contains it. */
  readonly createPage: (navigate: (url: URL) => void) => Page;
  readonly findElement: (selector: string) => Element | null;
  /**
   * Calls the listener once the document and all its resources are loaded. If they are loaded already, returns false
   * and never calls the listener.
   */
  readonly onLoad: (listener: () => void, signal: AbortSignal) => boolean;
  /** Mounts a widget. Returns the function that unmounts it. */
  readonly mount: (container: Element, options: MountOptions) => () => void;
  readonly navigate: (url: URL, options: { readonly hasCallback: boolean }) => void;
  readonly isMobile: () => boolean;
  readonly warn: (message: string) => void;
}
