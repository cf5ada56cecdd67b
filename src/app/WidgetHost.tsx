import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfigError } from '../widget/config/config-error.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';
import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { WidgetRenderer } from '../renderers/renderer.ts';
import { currentUser } from './current-user.ts';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';
import { navigateTo } from './navigation.ts';
import { showPageTitle } from './page-title.ts';

export interface WidgetHostProps {
  readonly backend: AuthBackend;
  readonly renderer: WidgetRenderer;
  /** The configuration of the widget. Every new object restarts the widget. */
  readonly config: UiConfig;
}

/** The renderer controls the content of this element. */
export function WidgetHost({ backend, renderer, config }: WidgetHostProps) {
  const container = useRef<HTMLDivElement>(null);
  const [mountCount, remount] = useRemount();
  const [configError, setConfigError] = useState<ConfigError | null>(null);

  // StrictMode mounts the widget twice. In a layout effect, the first widget would read the address before StrictMode
  // unmounts it.
  useEffect(() => {
    if (!container.current) return;
    const wasSignedOut = currentUser.get() === null;
    return renderer.mount(container.current, {
      backend,
      config,
      onConfigError: setConfigError,
      onScreen: ({ title }) => showPageTitle(title, config.siteName),
      navigate(url) {
        navigateTo(url);
        // Mount the widget again, so that it reads the new address. After a sign-in, the app unmounts the widget
        // instead.
        if (!wasSignedOut || currentUser.get() === null) remount();
      },
    });
  }, [backend, renderer, config, mountCount, remount]);

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
 * Returns a counter that remounts the widget when it increases, and a function that increases it. The counter also
 * increases when the visitor goes back or forward to another query, because the widget reads the address only when it
 * is mounted.
 */
function useRemount(): [number, () => void] {
  const [mountCount, setMountCount] = useState(0);
  const remount = useCallback(() => setMountCount((count) => count + 1), []);
  useEffect(() => {
    const query = location.search;
    const listeners = new AbortController();
    window.addEventListener('popstate', () => location.search !== query && remount(), listeners);
    return () => listeners.abort();
  }, [mountCount, remount]);
  return [mountCount, remount];
}
