import { useLayoutEffect, type ReactNode } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import { disableAutoSelect } from '../../widget/one-tap/auto-select.ts';
import { forgetLinksOnSignOut } from '../../widget/storage/forget-links.ts';
import { isForWidget } from '../../widget/is-for-widget.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Home } from './Home.tsx';
import { useRevalidation } from './use-revalidation.ts';

interface SignedInProps {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  readonly login: ReactNode;
  readonly onSignOut: () => Promise<void>;
}

/**
 * Renders the routes for signed-in visitors (spec §2). Paths are case-sensitive. Redirects mailed links to /Login, the
 * only path with the widget.
 */
export default function SignedIn({ backend, config, login, onSignOut }: SignedInProps) {
  useRevalidation(backend);
  // A layout effect runs before the visitor can click "Sign-out". With `useEffect`, `forgetLinksOnSignOut` could start
  // after this click and miss the sign-out.
  useLayoutEffect(() => forgetLinksOnSignOut(backend), [backend]);
  const [path] = useLocation();
  // `useSearch` renders this component again when the query changes. Ignore its result, the decoded query, because the
  // redirect below needs the encoded query.
  useSearch();
  const signOut = () => {
    disableAutoSelect(config);
    return onSignOut();
  };
  const { search, hash } = location;
  if (path !== '/Login' && isForWidget(search, config)) return <Redirect to={`/Login${search}${hash}`} replace />;
  switch (path) {
    case '/':
      return <Home onSignOut={signOut} />;
    case '/Login':
      return login;
    case '/cummies':
      return (
        <main className="app-page">
          <PageHeading title="cummies" />
        </main>
      );
    default:
      return (
        <ErrorPage title="Page not found" text="There is nothing at this address.">
          <Link className="app-link" href="/">
            Go to the start page
          </Link>
        </ErrorPage>
      );
  }
}
