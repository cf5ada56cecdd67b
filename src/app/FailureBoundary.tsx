import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows the error page if rendering throws or a chunk cannot be loaded (spec §8). */
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
