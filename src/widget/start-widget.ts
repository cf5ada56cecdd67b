import type { DoorstepBackend } from '../adapters/auth-backend.ts';
import { checkConfig } from './config/check-config.ts';
import { settingsOf } from './config/settings.ts';
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
  readonly backend: DoorstepBackend;
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
  const settings = settingsOf(checkConfig(config));
  const controller = new AbortController();
  const { uiShown, uiChanged } = settings.config.callbacks ?? {};
  let shown: string | null = null;

  const ui = createUi({
    face,
    text: en,
    signal: controller.signal,
    asides: smallPrintActions(settings),
    // What the first operation needs arrives while the visitor types.
    onEdit: () => backend.prepare(),
    onScreen(screen) {
      const before = shown;
      shown = screen.name;
      toTheApp(() => onScreen?.(screen));
      if (screen.name !== before) toTheApp(() => uiChanged?.(before, screen.name));
      if (before === null) toTheApp(() => uiShown?.());
    },
  });

  void run(ui, { ui, auth: backend, settings, text: en, page: browserPage(navigate) }, controller.signal);
  return {
    stop() {
      controller.abort();
      void backend.discard().catch(() => {}); // Nobody is left to be told, and nothing staged outlives the page.
    },
  };
}

/** A callback of the app that throws is the app's fault, and is reported as one: the visitor goes on. */
function toTheApp(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}

async function run(ui: StagedUi, tools: Tools, signal: AbortSignal): Promise<void> {
  let next: Next | null = to('start', {});
  await Promise.resolve(); // StrictMode mounts twice: what is stopped at once has read and changed nothing.
  while (next && !signal.aborted) {
    try {
      next = await step(ui, tools, next);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
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
