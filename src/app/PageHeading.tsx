import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** The title of the document. Defaults to the heading. */
  readonly pageTitle?: string;
}

/**
 * Draws the heading of a page and focuses it, because the element that had the focus was removed with the previous
 * page.
 */
export function PageHeading({ title, pageTitle = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  const focusedTitle = useRef<string | null>(null);
  // Use a layout effect, so that the heading is focused before the visitor can move the focus. StrictMode repeats
  // effects, so focus the heading only once per title.
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
