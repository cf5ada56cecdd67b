import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** Title of the browser's tab. Defaults to the heading. */
  readonly pageTitle?: string;
}

/** Renders the heading of a page and focuses it, because the element that had the focus is gone. */
export function PageHeading({ title, pageTitle = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  const focusedTitle = useRef<string | null>(null);
  // This is a layout effect, because the visitor could move the focus before an ordinary effect runs. StrictMode
  // repeats the effect later, when the visitor may have moved the focus, so focus the heading only once per title.
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
