import type { AuthBackend } from '../adapters/auth-backend.ts';
import { readConfig } from './config/read-config.ts';
import { toTenantSettings } from './config/settings.ts';
import type { UiConfig } from './config/ui-config.ts';
import { recoverableError } from './flow/finish/recoverable-error.ts';
import type { Next, Screen, ScreenName, Tools } from './flow/screen.ts';
import { to } from './flow/screen.ts';
import { loadScreen, loadTexts, prepareScreens, textsAtFirst } from './flow/screens.ts';
import { smallPrintActions } from './flow/parts/small-print.ts';
import { ChunkLoadError } from './load-chunk.ts';
import type { Messages } from './messages/messages.ts';
import { firstTexts } from './messages/en-first-texts.ts';
import { createBrowserPage } from './page.ts';
import type { RunnerUi } from './ui.ts';
import { createUi } from './ui.ts';
import type { ViewRenderer } from './view.ts';

export interface WidgetOptions {
  readonly renderer: ViewRenderer;
  /** Serves one widget at a time: it stages one sign-in, and a widget that is taken away discards it. */
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly onScreen?: ((screen: { readonly name: string; readonly title: string }) => void) | undefined;
  /** Told whenever one screen has led to another, seen or not. A fault leads from anywhere to `recoverableError`. */
  readonly onTransition?: ((from: string, to: string) => void) | undefined;
  /** Goes to a URL; `location.assign` unless the app has a router. */
  readonly navigate?: ((url: URL) => void) | undefined;
}

export interface Widget {
  /** Ends everything: no draw, no timer and no late answer after it. */
  stop(): void;
}

/**
 * Runs the widget's flow on a renderer.
 *
 * @throws ConfigError if the configuration is wrong, before anything is drawn.
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
  let shown: string | null = null;

  const ui = createUi({
    renderer,
    text: firstTexts,
    signal: controller.signal,
    asides: smallPrintActions(() => settings),
    // What the first operation needs arrives while the visitor types.
    onEdit() {
      backend.prepare();
      prepareScreens();
    },
    onScreen(screen) {
      const before = shown;
      shown = screen.name;
      toTheApp(() => onScreen?.(screen));
      if (screen.name !== before) toTheApp(() => uiChanged?.(before, screen.name));
      if (before === null) toTheApp(() => uiShown?.());
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
  void run(ui, tools, controller.signal, onTransition);
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

/** The texts are those of the screen that runs. */
type RunnerTools = Omit<Tools, 'text'> & { text: Messages };

/** Where a visitor begins, also one who leaves a link. */
const beginnings: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'start',
  'signIn',
  'providerSignIn',
  'phoneSignInStart',
]);

async function run(
  ui: RunnerUi,
  tools: RunnerTools,
  signal: AbortSignal,
  onTransition: WidgetOptions['onTransition'],
): Promise<void> {
  let next: Next | null = to('start', {});
  await Promise.resolve(); // StrictMode mounts twice: what is stopped at once has read and changed nothing.
  while (next && !signal.aborted) {
    const from = next.name;
    try {
      const screen = await loaded(ui, tools, next.name, signal);
      ui.enter(next.name);
      // The tenant of a link is for that link alone (reference Q20).
      if (beginnings.has(next.name)) tools.auth.useTenant(tools.settings.tenantId);
      next = await screen.run(tools, next.input);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
      reportError(error); // Our fault or a broken page: it is said where faults are collected, and the visitor goes on.
      next = to('recoverableError', { message: tools.text.generic });
    }
    if (next && !signal.aborted) onTransition?.(from, next.name);
  }
}

/** The screen with its texts, once its chunk is there: tried as often as the visitor wants to (spec §8 "ChunkLoadError"). */
async function loaded(ui: RunnerUi, tools: RunnerTools, name: ScreenName, signal: AbortSignal): Promise<Screen> {
  while (true) {
    try {
      const screen = await ui.load(loadScreen(name, signal));
      tools.text = await ui.load(loadTexts(name));
      return screen;
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      console.info('[doorstep]', name, error);
      ui.enter('recoverableError');
      await recoverableError.run(tools, { message: tools.text.partMissing });
    }
  }
}
