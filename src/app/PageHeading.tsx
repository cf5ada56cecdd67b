import { useEffect, useRef } from 'react';
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
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
