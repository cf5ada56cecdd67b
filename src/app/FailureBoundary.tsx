import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows the default error page where drawing fails or a chunk of the app does not come (spec §8). */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPage title="Something went wrong" text="This page could not be shown.">
        <button type="button" className="app-link" onClick={() => location.reload()}>
          Retry
        </button>
      </ErrorPage>
    );
  }
}
