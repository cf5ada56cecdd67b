import { useCallback, useEffect, useRef, useState } from 'react';
import { ConfigError } from '../widget/config/config-error.ts';
import type { AppProps } from './app-props.ts';
import { currentUser } from './current-user.ts';
import { FaultPage } from './FaultPage.tsx';
import { go } from './navigation.ts';
import { showPageTitle } from './page-title.ts';

/** The place of the widget: an element of the page that is the renderer's for as long as the widget is there. */
export function WidgetHost({ backend, renderer, config }: AppProps) {
  const container = useRef<HTMLDivElement>(null);
  const [visit, startOver] = useVisit();
  const [fault, setFault] = useState<ConfigError | null>(null);

  // No layout effect: StrictMode repeats those only in a later task, when the first widget has begun to read the address.
  useEffect(() => {
    if (!container.current) return;
    const wasNobody = currentUser.get() === null;
    try {
      return renderer.mount(container.current, {
        backend,
        config,
        onScreen: ({ title }) => showPageTitle(title, config.siteName),
        navigate(url) {
          go(url);
          // After a sign-in the gate takes the widget away; after anything else it reads the new address.
          if (!wasNobody || currentUser.get() === null) startOver();
        },
      });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      setFault(error);
    }
  }, [backend, renderer, config, visit, startOver]);

  if (fault) {
    const problems = fault.problems.map(({ path, message }) => `${path}: ${message}`);
    return <FaultPage what="The configuration of the sign-in widget is wrong:" problems={problems} />;
  }
  return (
    <main className="app-door">
      <div ref={container} />
    </main>
  );
}

/**
 * Counts visits of the widget: it reads the address when it is mounted, so it starts over after a navigation of its own
 * and where the visitor's way through the history changes the query.
 */
function useVisit(): [number, () => void] {
  const [visit, setVisit] = useState(0);
  const startOver = useCallback(() => setVisit((last) => last + 1), []);
  useEffect(() => {
    const query = location.search;
    const listening = new AbortController();
    window.addEventListener('popstate', () => location.search !== query && startOver(), listening);
    return () => listening.abort();
  }, [visit, startOver]);
  return [visit, startOver];
}
