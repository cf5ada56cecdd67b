import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** The title of the document. Defaults to the heading. */
  readonly pageTitle?: string;
}

/** Focuses the heading, because the element that had the focus no longer exists. */
export function PageHeading({ title, pageTitle = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  const focusedTitle = useRef<string | null>(null);
  // The visitor could move the focus before an ordinary effect runs, so this is a layout effect. StrictMode repeats
  // effects later, so focus the heading only once per title.
  useLayoutEffect(() => {
    if (focusedTitle.current === title) return;
    focusedTitle.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
