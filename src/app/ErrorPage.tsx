import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

interface ErrorPageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The app's page for errors, with a title and a text (spec §8 "Unhandled routing errors"). */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <main className="app-page">
      <PageHeading title={title} />
      <p>{text}</p>
      {children}
    </main>
  );
}
