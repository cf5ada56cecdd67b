import type { AuthBackend } from '../adapters/auth-backend.ts';
import { checkConfig } from './config/check-config.ts';
import { settingsOf, tenantSettings } from './config/settings.ts';
import type { UiConfig } from './config/ui-config.ts';
import type { Next, Tools } from './flow/screen.ts';
import { to } from './flow/screen.ts';
import { loadScreen } from './flow/screens.ts';
import { smallPrintActions } from './flow/small-print.ts';
import { en } from './messages/en.ts';
import { browserPage } from './page.ts';
import type { StagedUi } from './ui.ts';
import { createUi } from './ui.ts';
import type { Face } from './view.ts';

export interface WidgetOptions {
  readonly face: Face;
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly onScreen?: ((screen: { readonly name: string; readonly title: string }) => void) | undefined;
  /** Goes to a URL; `location.assign` unless the app has a router. */
  readonly navigate?: ((url: URL) => void) | undefined;
}

export interface Widget {
  /** Ends everything: no draw, no timer and no late answer after it. */
  stop(): void;
}

/**
 * Runs the widget's flow on a face.
 *
 * @throws ConfigError if the configuration is wrong, before anything is drawn.
 */
export function startWidget({
  face,
  backend,
  config,
  onScreen,
  navigate = (url) => location.assign(url),
}: WidgetOptions): Widget {
  const project = settingsOf(checkConfig(config));
  let settings = project;
  const controller = new AbortController();
  const { uiShown, uiChanged } = project.config.callbacks ?? {};
  let shown: string | null = null;

  const ui = createUi({
    face,
    text: en,
    signal: controller.signal,
    asides: smallPrintActions(() => settings),
    // What the first operation needs arrives while the visitor types.
    onEdit: () => backend.prepare(),
    onScreen(screen) {
      onScreen?.(screen);
      if (screen.name !== shown) uiChanged?.(shown, screen.name);
      if (shown === null) uiShown?.();
      shown = screen.name;
    },
  });

  const tools: Tools = {
    ui,
    auth: backend,
    get settings() {
      return settings;
    },
    enterTenant(tenantId, providers) {
      backend.useTenant(tenantId);
      settings = tenantSettings(project, tenantId, providers);
      return settings;
    },
    text: en,
    page: browserPage(navigate),
  };
  void run(ui, tools, controller.signal);
  return {
    stop() {
      controller.abort();
      void backend.discard().catch(() => {}); // Nobody is left to be told, and nothing staged outlives the page.
    },
  };
}

async function run(ui: StagedUi, tools: Tools, signal: AbortSignal): Promise<void> {
  let next: Next | null = to('start', {});
  await Promise.resolve(); // StrictMode mounts twice: what is stopped at once has read and changed nothing.
  while (next && !signal.aborted) {
    try {
      next = await step(ui, tools, next);
    } catch (error) {
      if (signal.aborted) return;
      reportError(error); // Our fault or a broken page: it is said where faults are collected, and the visitor goes on.
      next = to('recoverableError', { message: tools.text.generic });
    }
  }
}

async function step(ui: StagedUi, tools: Tools, { name, input }: Next): Promise<Next | null> {
  const screen = await ui.during(loadScreen(name));
  ui.enter(name);
  return screen.run(tools, input);
}
