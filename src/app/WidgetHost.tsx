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
  /** The widget's configuration. A new object restarts the widget. */
  readonly config: UiConfig;
}

/** Mounts the widget in an element whose content the renderer controls. */
export function WidgetHost({ backend, renderer, config }: WidgetHostProps) {
  const container = useRef<HTMLDivElement>(null);
  const [mountCount, remount] = useRemount();
  const [configError, setConfigError] = useState<ConfigError | null>(null);

  // StrictMode mounts the widget twice. If this were a layout effect, the first widget would read the address before
  // StrictMode unmounts it.
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
        // Mount the widget again, so that it reads the new address. After a sign-in this is not needed, because the app
        // unmounts the widget.
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
 * Returns a counter, and a function that increases it. Each increase mounts the widget again. The widget reads the
 * address only when it is mounted, so going back or forward to a different query also increases the counter.
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
