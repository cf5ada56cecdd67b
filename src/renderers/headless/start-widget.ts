import type { AuthResult } from '../../adapters/auth-backend.ts';
import { readOptions } from '../../widget/config/read-options.ts';
import { reportAppError } from '../../widget/report-app-error.ts';
import { startWidget as start, type Widget } from '../../widget/start-widget.ts';
import type { ViewRenderer } from '../../widget/view.ts';
import { withSuccessHandler } from '../common/with-success-handler.ts';
import type { RenderOptions } from '../renderer.ts';

export interface StartOptions extends RenderOptions {
  /** Draws the views. The widget never calls `draw` before `startWidget` has returned. */
  readonly renderer: ViewRenderer;
  /**
   * Called after a sign-in, when the user is already the app's user. The callbacks of `config` and the redirect to the
   * success URL follow. With this function, `config` needs no success URL.
   */
  readonly onSuccess?: ((result: AuthResult) => void) | undefined;
}

/**
 * Starts the sign-in flow, which draws its screens with `renderer`. A second flow with the same backend ends the first
 * one.
 *
 * After `stop` or `onConfigError`, the renderer gets no more views. The last view stays until the app removes it.
 *
 * @throws ConfigError if the backend or the configuration is missing. Other mistakes in the configuration are reported
 *   to `onConfigError`, after the first screen is drawn
 * @throws Error if the backend has been disposed
 */
export function startWidget({ renderer, onSuccess, ...options }: StartOptions): Widget {
  const config = onSuccess ? withSuccessHandler(options.config, onSuccess) : options.config;
  const { settings, loadCheck } = readOptions({ ...options, config });
  return start(settings, {
    ...options,
    renderer,
    language: options,
    check: { loadCheck, onError: options.onConfigError ?? reportAppError },
  });
}
