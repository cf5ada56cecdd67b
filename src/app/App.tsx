import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';
import { currentUser } from './current-user.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { navigateTo } from './navigation.ts';
import { usePageTitle } from './page-title.ts';
import { WidgetHost, type WidgetHostProps } from './WidgetHost.tsx';
import './app.css';

const SignedIn = lazy(() => import('./signed-in/SignedIn.tsx'));

/**
 * The app with its session gate (spec §2, §4): nothing until the service has reported the session, then the widget on
 * every path for a signed-out visitor, and the routes, in a chunk of their own, for a signed-in one.
 */
export function App({ backend, renderer, config }: WidgetHostProps) {
  usePageTitle(''); // until a page sets its own
  // Wrapped in an object, because Firebase reports a changed user as the same object.
  const [report, setReport] = useState<{ readonly user: AuthUser | null } | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const unsubscribe = backend.observeSession((user) => {
      currentUser.report(user);
      // In a transition, so that the page stays until the chunk is loaded, and the navigation right after a sign-in
      // renders together with the report.
      startTransition(() => setReport({ user }));
    });
    return () => {
      isMounted.current = false;
      unsubscribe();
      currentUser.report(null);
    };
  }, [backend]);

  useEffect(() => {
    // A page from the back/forward cache does not know that the visitor signed in or out on a later page, and neither
    // does its backend, so it reloads. A visitor who was and is signed out keeps the form as typed.
    const reloadIfStale = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (currentUser.get() !== null || backend.hasStoredSession())) location.reload();
    };
    window.addEventListener('pageshow', reloadIfStale);
    return () => window.removeEventListener('pageshow', reloadIfStale);
  }, [backend]);

  const signOut = async () => {
    await backend.signOut();
    if (!isMounted.current) return;
    currentUser.report(null);
    setReport({ user: null });
    navigateTo('/Login');
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
