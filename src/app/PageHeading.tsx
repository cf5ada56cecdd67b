import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** What the browser's title says, where that is not the heading. */
  readonly pageTitle?: string;
}

/** A page's heading. Takes the focus, since what had it before went away with the page before. */
export function PageHeading({ title, pageTitle = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  const focused = useRef<string | null>(null);
  // Before anybody can have moved the focus on, and once: StrictMode runs effects again, in a later task.
  useLayoutEffect(() => {
    if (focused.current === title) return;
    focused.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
