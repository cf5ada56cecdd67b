import { lazy, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ConfigError } from '../widget/config/config-error.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';
import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { RenderOptions, WidgetRenderer } from '../renderers/renderer.ts';
import { currentUser } from './current-user.ts';
import { navigateTo } from './navigation.ts';
import { showPageTitle } from './page-title.ts';

const ConfigErrorPage = lazy(() => import('./ConfigErrorPage.tsx'));

export interface WidgetHostProps {
  readonly backend: AuthBackend;
  readonly renderer: WidgetRenderer;
  /** The configuration of the widget. Every new object restarts the widget. */
  readonly config: UiConfig;
  readonly history?: RenderOptions['history'];
  readonly appearance?: RenderOptions['appearance'];
  /** The language of the widget. Every new object restarts the widget. */
  readonly language?: LanguageOptions | undefined;
}

/** Mounts the widget with a renderer. */
export function WidgetHost({ backend, renderer, config, history, appearance, language }: WidgetHostProps) {
  const container = useRef<HTMLDivElement>(null);
  const { mountCount, remount, rememberQuery } = useRemount();
  const [configError, setConfigError] = useState<ConfigError | null>(null);

  // StrictMode mounts the widget twice. With `useLayoutEffect`, the first widget would be stopped too late: it would
  // already have removed a one-time code from the address. The second widget would not find the code.
  useEffect(() => {
    if (!container.current) return;
    const wasSignedOut = currentUser.get() === null;
    return renderer.mount(container.current, {
      backend,
      config,
      history,
      appearance,
      ...language,
      // In a React transition, the widget stays visible while the error page is loading.
      onConfigError: (error) => startTransition(() => setConfigError(error)),
      onScreen({ title }) {
        showPageTitle(title, config.siteName);
        rememberQuery();
      },
      navigate(url) {
        navigateTo(url);
        // Mount the widget again, so that it reads the new address. If the visitor has just signed in, do nothing:
        // the app replaces the widget with its own page.
        if (!wasSignedOut || currentUser.get() === null) remount();
      },
    });
  }, [backend, renderer, config, history, appearance, language, mountCount, remount, rememberQuery]);

  if (configError) {
    const problems = configError.problems.map(({ path, message }) => `${path}: ${message}`);
    return <ConfigErrorPage message="The configuration of the sign-in widget is wrong:" problems={problems} />;
  }
  return (
    <main className="app-widget">
      <div ref={container} />
    </main>
  );
}

/**
 * Counts the mounts of the widget. When `mountCount` changes, the widget is mounted again and reads the page's new
 * address. `remount()` raises the count. Back and Forward also raise it if they change the query that `rememberQuery()`
 * has stored.
 */
function useRemount() {
  const [mountCount, setMountCount] = useState(0);
  const query = useRef('');
  const remount = useCallback(() => setMountCount((count) => count + 1), []);
  const rememberQuery = useCallback(() => void (query.current = location.search), []);
  useEffect(() => {
    rememberQuery();
    const listeners = new AbortController();
    window.addEventListener('popstate', () => location.search !== query.current && remount(), listeners);
    return () => listeners.abort();
  }, [mountCount, remount, rememberQuery]);
  return { mountCount, remount, rememberQuery };
}
