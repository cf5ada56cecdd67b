import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { WidgetRenderer } from '../renderers/renderer.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** What the app is put together from. */
export interface AppProps {
  readonly backend: AuthBackend;
  readonly renderer: WidgetRenderer;
  /** The widget's configuration. Another object makes another widget. */
  readonly config: UiConfig;
}
