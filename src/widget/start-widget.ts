import type { AuthBackend } from '../adapters/auth-backend.ts';
import { readConfig } from './config/read-config.ts';
import { toTenantSettings, type Settings } from './config/settings.ts';
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
  /** The backend. It can serve only one widget at a time, because it has a single staged session. */
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  /** Called when a different screen, or a different title, becomes visible. */
  readonly onScreen?: ((screen: { readonly name: string; readonly title: string }) => void) | undefined;
  /**
   * Called whenever a screen leads to another one, even if the earlier screen was never visible. An unexpected error
   * leads from any screen to `recoverableError`.
   */
  readonly onTransition?: ((from: string, to: string) => void) | undefined;
  /** Opens a URL. Defaults to `location.assign`. */
  readonly navigate?: ((url: URL) => void) | undefined;
}

export interface Widget {
  /** Stops the flow and discards the staged session. Nothing more is drawn. A second call has no effect. */
  stop(): void;
}

/**
 * Starts the widget and draws it with the given renderer.
 *
 * @throws ConfigError if the configuration is wrong, before anything is drawn
 */
export function startWidget({ config, ...options }: WidgetOptions): Widget {
  return startConfiguredWidget(readConfig(config), options);
}

/** Starts the widget like {@link startWidget}, with a configuration that was checked before. */
export function startConfiguredWidget(
  project: Settings,
  {
    renderer,
    backend,
    onScreen,
    onTransition,
    navigate = (url) => location.assign(url),
  }: Omit<WidgetOptions, 'config'>,
): Widget {
  let settings = project;
  backend.setSignUpClosed(settings.closedSignUp !== null);
  const controller = new AbortController();
  const { uiShown, uiChanged } = project.config.callbacks ?? {};
  let visibleScreen: string | null = null;

  const ui = createUi({
    renderer,
    text: firstTexts,
    signal: controller.signal,
    smallPrintActions: smallPrintActions(() => settings),
    // While the visitor types, load the code for the first call to the service and for the next screens.
    onEdit() {
      backend.prepare();
      prepareScreens();
    },
    onStopWaiting: () => backend.abandonSignIn(),
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
      backend.setSignUpClosed(settings.closedSignUp !== null);
      return settings;
    },
    page: createBrowserPage(navigate),
  };
  void runFlow(ui, tools, controller.signal, onTransition);
  return {
    stop() {
      if (controller.signal.aborted) return;
      controller.abort();
      void backend.discard().catch(() => {}); // A failure does no harm: the staged session ends with the page anyway.
    },
  };
}

/** Calls a callback of the host app. Reports an error that it throws, so that the visitor can continue. */
function runAppCallback(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    reportError(error);
  }
}
