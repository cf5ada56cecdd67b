import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** The page's title in the browser, if it differs from the heading. */
  readonly pageTitle?: string;
}

/** Shows a page's heading and focuses it, since the element that had the focus was on the previous page. */
export function PageHeading({ title, pageTitle = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  const focusedTitle = useRef<string | null>(null);
  // A layout effect, because the visitor may move the focus before an effect runs. Once per title, because StrictMode
  // repeats effects later.
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
