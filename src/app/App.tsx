import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';
import type { AppProps } from './app-props.ts';
import { currentUser } from './current-user.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { go } from './navigation.ts';
import { usePageTitle } from './page-title.ts';
import { WidgetHost } from './WidgetHost.tsx';
import './app.css';

const SignedIn = lazy(() => import('./signed-in/SignedIn.tsx'));

/**
 * The product (spec §2, §4): nothing before the first report of the session; then the widget on every path while
 * nobody is signed in, and the routes, in a chunk of their own, while somebody is.
 */
export function App({ backend, renderer, config }: AppProps) {
  usePageTitle(''); // until a page says more
  // A report is an object of its own, since the service may report one user twice, changed in place.
  const [report, setReport] = useState<{ readonly user: AuthUser | null } | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    const stop = backend.observeSession((user) => {
      currentUser.report(user);
      // Not urgent: what is there stays until the chunk has come, and a navigation that follows the report at once,
      // as after a sign-in, is drawn together with it.
      startTransition(() => setReport({ user }));
    });
    return () => {
      isThere.current = false;
      stop();
      currentUser.report(null);
    };
  }, [backend]);

  useEffect(() => {
    // A page that the browser had kept as it was left knows of no sign-in or sign-out on a later page of the same
    // window, and the service knows of none either: what the window keeps has to be read anew. Where nobody was or is
    // signed in, what was typed stays.
    const readAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (currentUser.get() !== null || backend.hasStoredSession())) location.reload();
    };
    window.addEventListener('pageshow', readAnew);
    return () => window.removeEventListener('pageshow', readAnew);
  }, [backend]);

  const signOut = async () => {
    await backend.signOut();
    if (!isThere.current) return;
    currentUser.report(null);
    setReport({ user: null });
    go('/Login');
  };

  const widget = <WidgetHost backend={backend} renderer={renderer} config={config} />;
  return (
    <FailureBoundary>
      <Suspense>
        {report &&
          (report.user ? <SignedIn backend={backend} config={config} login={widget} onSignOut={signOut} /> : widget)}
      </Suspense>
    </FailureBoundary>
  );
}
