import { useEffect, useRef, useState } from 'react';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { ConfigError } from '../../widget/config/config-error.ts';
import type { Draft } from '../../widget/config/read-options.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import { openUrl } from '../../widget/page.ts';
import { startWidget, type Widget } from '../../widget/start-widget.ts';
import type { RenderOptions } from '../renderer.ts';
import { toLanguageKey } from './language-key.ts';
import type { ViewStore } from './view-store.ts';

/** Callbacks of the app. If the app passes new callbacks, the widget calls the new ones without a restart. */
export type HostFunctions = {
  readonly [N in 'onScreen' | 'onTransition' | 'navigate']?: RenderOptions[N] | undefined;
} & LanguageOptions & {
    readonly onConfigError: (error: ConfigError) => void;
  };

/**
 * Runs the widget as long as the component is mounted. Restarts the widget if the configuration or the backend changes.
 *
 * @param createStore creates the store for the widget's views; called once
 * @param stopping stops the widget as soon as this signal is aborted, even if the component stays mounted
 * @returns the store
 */
export function useWidget(
  createStore: () => ViewStore,
  draft: Draft,
  backend: AuthBackend,
  host: HostFunctions,
  stopping?: AbortSignal,
): ViewStore {
  const [store] = useState(createStore);
  const latestHost = useRef(host);
  useEffect(() => void (latestHost.current = host));

  const running = useRef<Widget | null>(null);
  const { locale } = host;
  const languageKey = toLanguageKey(host);
  // Switch the language of the running widget. A new widget gets its language from `startWidget` below.
  useEffect(() => {
    const { locales, messages } = latestHost.current;
    running.current?.setLanguage({ locale, locales, messages });
  }, [locale, languageKey]);

  // Not `useLayoutEffect`: StrictMode starts the widget twice, and the first widget would remove a one-time code from
  // the address before it is stopped. The second widget would then find no code.
  useEffect(() => {
    if (stopping?.aborted) return;
    store.open();
    const widget = startWidget(draft.settings, {
      renderer: store,
      backend,
      history: draft.history,
      appearance: draft.appearance,
      language: latestHost.current,
      onScreen: (screen) => latestHost.current.onScreen?.(screen),
      onTransition: (from, to) => latestHost.current.onTransition?.(from, to),
      navigate: (url) => (latestHost.current.navigate ?? openUrl)(url),
      check: {
        loadCheck: () => draft.loadCheck(),
        onError: (error) => latestHost.current.onConfigError(error),
      },
    });
    running.current = widget;
    const stop = () => {
      running.current = null;
      widget.stop();
      store.close();
    };
    stopping?.addEventListener('abort', stop);
    return () => {
      stopping?.removeEventListener('abort', stop);
      stop();
    };
  }, [draft, backend, store, stopping]);
  return store;
}
