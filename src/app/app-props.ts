import type { DoorstepBackend } from '../adapters/auth-backend.ts';
import type { WidgetRenderer } from '../renderers/renderer.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** What the app is put together from. */
export interface AppProps {
  readonly backend: DoorstepBackend;
  readonly renderer: WidgetRenderer;
  /** The widget's configuration. Another object makes another widget. */
  readonly config: UiConfig;
}
