import type { RunnerUi } from './create-ui.ts';
import { recoverableError } from './flow/finish/error-screens.ts';
import type { Next, RunnerTools, Screen, ScreenName, Tools } from './screen/screen.ts';
import { to } from './screen/screen.ts';
import { loadScreen } from './flow/screens.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { reportAppError } from './report-app-error.ts';
import type * as HistoryModule from './history/screen-history.ts';
import { pendingStorageKey } from './storage/pending-key.ts';

interface FlowOptions {
  /** Resolves when the language is loaded; undefined for English. */
  readonly languageLoaded?: Promise<void> | undefined;
  /**
   * Called when a screen leads to the next one, even if one of the two was never drawn. Receives the names of both
   * screens.
   */
  readonly onTransition: (from: string, to: string) => void;
  /**
   * Resolves when the configuration has been checked, or when the code that checks the configuration cannot be loaded.
   */
  whenChecked(): Promise<void>;
  /**
   * Called just before the screen `done` starts. After this call, the sign-in is completed even if the widget stops.
   */
  onFinish(): void;
  /**
   * Loads the module that adds a history entry for each screen. Resolves with null if loading takes too long. Without
   * this function, the widget adds no entries.
   */
  readonly loadHistory?: (() => Promise<typeof HistoryModule | null>) | undefined;
}

/**
 * Screens on which a new sign-in begins. On entry, the widget selects the tenant of the settings again, because a
 * mailed link may have selected another tenant (reference Q20).
 */
const entryScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'start',
  'signIn',
  'providerSignIn',
  'phoneSignInStart',
]);

/**
 * Runs the screen `start`, then the screen that it returns, and so on, until a screen returns null.
 *
 * @param signal stops the flow and leaves the current screen
 */
export async function runFlow(
  ui: RunnerUi,
  tools: RunnerTools,
  signal: AbortSignal,
  options: FlowOptions,
): Promise<void> {
  let next: Next | null = to('start', {});
  let history: HistoryModule.ScreenHistory | null = null;
  /**
   * The previous screen; null if that screen has drawn nothing. When the module for `history` is loaded,
   * `createScreenHistory` makes this screen the first one of the history.
   */
  let first: HistoryModule.FirstScreen | null = null;
  let loadingHistory: Promise<typeof HistoryModule | null> | null | undefined;
  // StrictMode mounts the widget, unmounts it at once, and mounts it again. Wait for a microtask, so that the first
  // widget is already stopped and loads no screen.
  await Promise.resolve();
  if (options.languageLoaded) await ui.load(options.languageLoaded).catch(() => {});
  while (next && !signal.aborted) {
    const from: Next = next;
    const steps: HistoryModule.ScreenSteps = {
      load: (screenUi, screenTools) => loadWithRetries(screenUi, screenTools, from, signal, options),
      start(screen, screenUi, screenTools) {
        screenUi.enter(from.name);
        if (from.name === 'done') options.onFinish();
        if (entryScreens.has(from.name)) tools.auth.useTenant(tools.settings.tenantId);
        return screen.run(screenTools, from.input);
      },
    };
    try {
      if (history) {
        next = await history.run(from, steps);
      } else {
        const screen = await steps.load(ui, tools);
        const module = loadingHistory && (await ui.load(loadingHistory));
        if (module && first) history = module.createScreenHistory({ ui, tools, first, signal });
        const { settings } = tools;
        const pending = tools.page.storage?.getItem(pendingStorageKey) ?? null;
        next = await (history
          ? history.run(from, { ...steps, load: async () => screen })
          : steps.start(screen, ui, tools));
        // Do not store the screen `done` in `first`, because this screen draws nothing, and Back must not lead to it.
        // So `first` keeps the screen before `done`.
        if (from.name !== 'done') {
          const typed = ui.readTyped();
          first = typed && { next: from, settings, pending, typed };
        }
        loadingHistory = first && next && next.name !== 'done' ? options.loadHistory?.() : null;
      }
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
      // Wait for the check of the configuration. If the configuration is invalid, the check stops the widget, and
      // reports a clearer error than this one.
      await options.whenChecked();
      if (signal.aborted) return;
      reportAppError(error); // The error is a bug in the widget. The visitor can retry.
      next = to('recoverableError', { message: tools.text.generic });
    }
    if (next && !signal.aborted && !history?.hasMoved) options.onTransition(from.name, next.name);
  }
}

/**
 * Counts the requests that the browser has recorded. If a failed `import()` has not increased the number, the browser
 * has probably repeated the error of an earlier `import()` without requesting the file again.
 */
const countRequests = (): number => performance.getEntriesByType('resource').length;

/**
 * Loads a screen and its texts. If loading fails, shows an error with a retry button (spec §8 "ChunkLoadError"). The
 * first retry loads the screen again, and the second retry reloads the page.
 *
 * Some browsers, such as Firefox, do not request a module again after a failure. In these browsers, loading the screen
 * again cannot succeed, so the first retry already reloads the page.
 */
async function loadWithRetries(
  ui: RunnerUi,
  tools: Tools,
  { name, input }: Next,
  signal: AbortSignal,
  { whenChecked }: FlowOptions,
): Promise<Screen> {
  for (let failures = 1; ; failures += 1) {
    // Do not reload while the browser is offline, because an error page of the browser would replace the app.
    const reloadAfterRetry = async (): Promise<void> => {
      if (failures === 1 || !navigator.onLine) return;
      const { email } = input as { readonly email?: string };
      await ui.load(new Promise<never>(() => tools.page.reload(email)));
    };
    const requests = countRequests();
    try {
      return await ui.load(loadScreen(name, signal, whenChecked));
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      console.info('[doorstep]', name, error);
      const isRemembered = error.cause !== undefined && countRequests() === requests;
      if (isRemembered) await reloadAfterRetry();
      ui.enter('recoverableError');
      await recoverableError.run(tools, { message: tools.text.partMissing });
      await reloadAfterRetry();
    }
  }
}
