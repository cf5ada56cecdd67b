import { afterThisTask } from './after-this-task.ts';
import type { AuthBackend } from '../adapters/auth-backend.ts';
import { ConfigError, type ConfigProblem } from './config/config-error.ts';
import type { ScreenAppearance } from './config/screen-appearance.ts';
import { toTenantSettings, type Settings } from './config/settings.ts';
import { createUi } from './create-ui.ts';
import { loadChunk } from './load-chunk.ts';
import { getEnglish } from './load-messages.ts';
import type { ExpandedLanguage, LanguageOptions, ShownLanguage } from './messages/language.ts';
import { texts } from './messages/phrase.ts';
import { prepareScreens } from './flow/screens.ts';
import { smallPrintActions } from './screen/small-print.ts';
import { readEntryState, SCREENS } from './history/history-entry.ts';
import { createBrowserPage, openUrl } from './page.ts';
import { runFlow } from './run-flow.ts';
import type { RunnerTools } from './screen/screen.ts';
import type { ViewRenderer } from './view.ts';
import { reportAppError } from './report-app-error.ts';

export interface WidgetOptions {
  readonly renderer: ViewRenderer;
  /**
   * The connection to the identity service. Starting another widget with the same backend removes this widget, as in
   * FirebaseUI (reference T4).
   */
  readonly backend: AuthBackend;
  /** Called when a different screen, or a different title, becomes visible. */
  readonly onScreen?: ((screen: { readonly name: string; readonly title: string }) => void) | undefined;
  /**
   * Called with the names of both screens whenever one screen leads to another. Also reports screens that are never
   * drawn. After an unexpected error, `to` is `recoverableError`.
   */
  readonly onTransition?: ((from: string, to: string) => void) | undefined;
  /**
   * With `entries`, the default, each screen is an entry of the browser's history. With `none`, the widget adds no
   * entries.
   */
  readonly history?: 'entries' | 'none' | undefined;
  /** Opens a URL. Defaults to `location.assign`. */
  readonly navigate?: ((url: URL) => void) | undefined;
  /** The language of the widget. Defaults to English. */
  readonly language?: LanguageOptions | undefined;
  /** The look of the screens: the style of the provider buttons, and the layout. */
  readonly appearance?: ScreenAppearance | undefined;
  /** The check of the configuration. Omit the check if the settings were checked before. */
  readonly check?: ConfigCheck | undefined;
}

/**
 * Checks the configuration. Every screen after the first form waits for the check. If the check cannot be loaded, the
 * widget continues without it.
 */
export interface ConfigCheck {
  /** Loads the function that returns all problems of the configuration. Rejects if its code cannot be loaded. */
  loadCheck(): Promise<() => readonly ConfigProblem[]>;
  /** Called if the configuration has problems, after the widget has stopped. */
  onError(error: ConfigError): void;
}

export interface Widget {
  /**
   * Draws the widget in another language. The screen, the focus and the typed values stay the same. Options that are
   * not passed keep their current values.
   */
  setLanguage(options: LanguageOptions): void;
  /** Stops the widget: nothing more is drawn, and an unfinished sign-in is discarded. A second call has no effect. */
  stop(): void;
}

/** Maps each backend to a function that removes the widget that is running with this backend. */
const removals = new WeakMap<AuthBackend, () => void>();

/**
 * Starts the widget and draws it with `renderer`.
 *
 * @throws an `AuthError` if the backend has been disposed
 */
export function startWidget(
  project: Settings,
  {
    renderer,
    backend,
    check,
    appearance,
    language: initialLanguage = {},
    history,
    onScreen,
    onTransition,
    navigate = openUrl,
  }: WidgetOptions,
): Widget {
  let settings = project;
  // Reset the language, because an earlier widget may have set another one.
  backend.setLanguage?.(null);
  backend.setSignUpClosed(settings.closedSignUp !== null);
  removals.get(backend)?.();
  removals.set(backend, () => {
    ui.clear();
    stop();
  });
  const controller = new AbortController();
  const { uiShown, uiChanged } = project.config.callbacks ?? {};
  let visibleScreen: string | null = null;
  /** True while the screen `done` completes the sign-in. During this time, `stop` must not discard the sign-in. */
  let isFinishing = false;
  const loadHistory =
    history === 'none'
      ? undefined
      : () => loadChunk(importHistory(), controller.signal, historyLimitMs).catch(() => null);

  let checking: Promise<void> | null = null;
  async function runCheck({ loadCheck, onError }: ConfigCheck): Promise<void> {
    const findProblems = await loadChunk(loadCheck(), controller.signal);
    let problems: readonly ConfigProblem[] = [];
    // If the check itself throws, report the error and continue.
    runAppCallback(() => (problems = findProblems()));
    if (problems.length === 0 || controller.signal.aborted) return;
    stop();
    runAppCallback(() => onError(new ConfigError(problems)));
  }
  const whenChecked = async (): Promise<void> => {
    if (!check || controller.signal.aborted) return;
    checking ??= runCheck(check).catch((error: unknown) => {
      // Go on without checking the configuration. The next screen tries to load the check's code again.
      checking = null;
      console.info('[doorstep] Configuration not checked.', error);
    });
    await checking;
  };

  const shown: ShownLanguage = {
    language: null,
    options: initialLanguage,
    choices: 0,
    shownChoice: 0,
    backend,
    signal: controller.signal,
    redraw: () => ui.redraw(),
  };
  const getLanguage = (): ExpandedLanguage => shown.language ?? getEnglish();
  /** Switches the language. If the new language cannot be loaded in time, keeps the current language. */
  const setLanguage = (changes: LanguageOptions): Promise<void> => {
    // Number each choice before the `import()`, because browsers may resolve two imports of a module in either order.
    const choice = ++shown.choices;
    shown.options = { ...shown.options, ...changes };
    return loadChunk(
      import('./messages/choose-language.ts').then(({ switchLanguage }) => switchLanguage(shown, choice)),
      controller.signal,
    ).catch((error: unknown) => console.info('[doorstep]', error));
  };

  const ui = createUi({
    renderer,
    appearance,
    language: getLanguage,
    signal: controller.signal,
    smallPrintActions: smallPrintActions(() => settings),
    // Use the time while the visitor types: load the code for the first call to the service and for the next screens.
    onEdit() {
      backend.prepare();
      prepareScreens();
      // Ignore a failure to load the module, because the next screen loads the module again.
      if (loadHistory) importHistory().catch(() => {});
    },
    onStopWaiting: () => backend.abandonSignIn(),
    onScreen(screen) {
      const before = visibleScreen;
      visibleScreen = screen.name;
      if (before === null) afterThisTask(() => void whenChecked());
      runAppCallback(() => onScreen?.(screen));
      if (screen.name !== before) runAppCallback(() => uiChanged?.(before, screen.name));
      if (before === null) runAppCallback(() => uiShown?.());
    },
  });

  const tools: RunnerTools = {
    appearance,
    text: texts,
    language: getLanguage,
    ui,
    auth: backend,
    get settings() {
      return settings;
    },
    set settings(next) {
      settings = next;
      backend.useTenant(settings.tenantId);
      backend.setSignUpClosed(settings.closedSignUp !== null);
    },
    enterTenant(...tenant) {
      tools.settings = toTenantSettings(project, ...tenant);
      return settings;
    },
    page: createBrowserPage(navigate),
    signal: controller.signal,
  };
  void runFlow(ui, tools, controller.signal, {
    languageLoaded: initialLanguage.locale || initialLanguage.messages ? setLanguage({}) : undefined,
    onTransition(from, to) {
      isFinishing = false;
      runAppCallback(() => onTransition?.(from, to));
    },
    whenChecked,
    onFinish: () => (isFinishing = true),
    loadHistory,
  });
  if (loadHistory && SCREENS in readEntryState()) {
    void loadHistory().then((module) => module?.skipEarlierEntries(controller.signal));
  }
  return { stop, setLanguage };

  function stop(): void {
    if (controller.signal.aborted) return;
    controller.abort();
    if (isFinishing) return;
    // An upgraded guest who may not have met the app's requirements must not stay signed in.
    const { requireVerifiedEmail, requireSecondFactor, signUpFields } = settings.config;
    const signOutGuest = Boolean(requireVerifiedEmail || requireSecondFactor || signUpFields?.length);
    // Ignore a failure, because a sign-in that could not be discarded disappears anyway when the page closes.
    void backend.discard({ signOutGuest }).catch(() => {});
  }
}

const importHistory = () => import('./history/screen-history.ts');

/**
 * Time limit for loading the module that handles Back and Forward. Until it is loaded, screens get no history entries.
 */
const historyLimitMs = 1000;

/** Calls a callback of the host app. If the callback throws, reports the error, so that the visitor can continue. */
function runAppCallback(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    reportAppError(error);
  }
}
