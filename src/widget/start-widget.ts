import type { AuthBackend } from '../adapters/auth-backend.ts';
import { readConfig } from './config/read-config.ts';
import { toTenantSettings } from './config/settings.ts';
import type { UiConfig } from './config/ui-config.ts';
import { createUi } from './create-ui.ts';
import { prepareScreens, textsAtFirst } from './flow/screens.ts';
import { smallPrintActions } from './screen/small-print.ts';
import { firstTexts } from './messages/en-first-texts.ts';
import { createBrowserPage } from './page.ts';
import { runFlow, type RunnerTools } from './run-flow.ts';
import type { ViewRenderer } from './view.ts';

export interface WidgetOptions {
  readonly renderer: ViewRenderer;
  /** Serves one widget at a time, because it has one staged session, which a stopped widget discards. */
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  /** Runs when a different screen, or a different title, becomes visible. */
  readonly onScreen?: ((screen: { readonly name: string; readonly title: string }) => void) | undefined;
  /**
   * Runs whenever a screen leads to another, even if the first one was never visible. An unexpected error leads from
   * any screen to `recoverableError`.
   */
  readonly onTransition?: ((from: string, to: string) => void) | undefined;
  /** Opens a URL; by default `location.assign`. */
  readonly navigate?: ((url: URL) => void) | undefined;
}

export interface Widget {
  /** Ends the flow: nothing is drawn afterwards, and the staged session is discarded. */
  stop(): void;
}

/**
 * Starts the widget's flow on a renderer.
 *
 * @throws ConfigError if the configuration is wrong, before anything is drawn
 */
export function startWidget({
  renderer,
  backend,
  config,
  onScreen,
  onTransition,
  navigate = (url) => location.assign(url),
}: WidgetOptions): Widget {
  const project = readConfig(config);
  let settings = project;
  const controller = new AbortController();
  const { uiShown, uiChanged } = project.config.callbacks ?? {};
  let visibleScreen: string | null = null;

  const ui = createUi({
    renderer,
    text: firstTexts,
    signal: controller.signal,
    smallPrintActions: smallPrintActions(() => settings),
    // While the visitor types, load what the first call to the service and the next screens need.
    onEdit() {
      backend.prepare();
      prepareScreens();
    },
    onScreen(screen) {
      const before = visibleScreen;
      visibleScreen = screen.name;
      runAppCallback(() => onScreen?.(screen));
      if (screen.name !== before) runAppCallback(() => uiChanged?.(before, screen.name));
      if (before === null) runAppCallback(() => uiShown?.());
    },
  });

  const tools: RunnerTools = {
    text: textsAtFirst,
    ui,
    auth: backend,
    get settings() {
      return settings;
    },
    enterTenant(tenantId, providers) {
      backend.useTenant(tenantId);
      settings = toTenantSettings(project, tenantId, providers);
      return settings;
    },
    page: createBrowserPage(navigate),
  };
  void runFlow(ui, tools, controller.signal, onTransition);
  return {
    stop() {
      controller.abort();
      void backend.discard().catch(() => {}); // The staged session does not outlive the page anyway.
    },
  };
}

/** Reports an error that a callback of the host app throws, and lets the visitor continue. */
function runAppCallback(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    reportError(error);
  }
}
