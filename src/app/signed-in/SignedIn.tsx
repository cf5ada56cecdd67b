import type { ReactNode } from 'react';
import { Link, Route, Switch } from 'wouter';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Home } from './Home.tsx';
import { useRevalidation } from './use-revalidation.ts';

interface SignedInProps {
  readonly backend: AuthBackend;
  /** What is at /Login. */
  readonly login: ReactNode;
  readonly onSignOut: () => Promise<void>;
}

/** The routes for somebody who is signed in (spec §2). */
export default function SignedIn({ backend, login, onSignOut }: SignedInProps) {
  useRevalidation(backend);
  return (
    <Switch>
      <Route path="/">
        <Home onSignOut={onSignOut} />
      </Route>
      <Route path="/Login">{login}</Route>
      <Route path="/cummies">
        <main className="app-page">
          <PageHeading title="cummies" />
        </main>
      </Route>
      <Route>
        <ErrorPage title="Page not found" text="There is nothing at this address.">
          <Link className="app-link" href="/">
            Go to the start page
          </Link>
        </ErrorPage>
      </Route>
    </Switch>
  );
}
