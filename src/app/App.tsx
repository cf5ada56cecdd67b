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
 * Renders the app (spec §2, §4). The page stays empty until the service has reported whether a user is signed in.
 * Signed-out visitors then get the widget on every path, and signed-in visitors get the routes.
 */
export function App(props: WidgetHostProps) {
  const { backend, config } = props;
  usePageTitle(''); // Shows the site's name as the document's title until a page sets its own title.

  // Wrap each reported user in a new object. Firebase changes the user object in place, which React would not notice.
  const [report, setReport] = useState<{ readonly user: AuthUser | null } | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const unsubscribe = backend.observeSession((user) => {
      currentUser.report(user);
      // A React transition keeps the current page on the screen until the chunk of the next page is loaded.
      startTransition(() => setReport({ user }));
    });
    return () => {
      isMounted.current = false;
      unsubscribe();
      currentUser.report(null);
    };
  }, [backend]);

  useEffect(() => {
    // A page from the browser's back/forward cache may show the wrong user. Reload the page in two cases: a user was
    // signed in when the visitor left the page, or a user is signed in now. Otherwise, do not reload, so that the
    // fields keep what the visitor has typed.
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

  const widget = <WidgetHost {...props} />;
  return (
    <FailureBoundary>
      <Suspense>
        {report &&
          (report.user ? <SignedIn backend={backend} config={config} login={widget} onSignOut={signOut} /> : widget)}
      </Suspense>
    </FailureBoundary>
  );
}
