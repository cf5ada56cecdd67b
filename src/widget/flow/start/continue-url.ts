/** Marks the continue URL of a reset mail as a page with the widget. Such a page is only for visitors without a session. */
const mark = 'ui_widget=1';

/** Returns the continue URL for a reset mail that a visitor requests in the widget on the page `url`. */
export function markWidgetPage(url: URL): URL {
  const marked = new URL(url);
  // Append the mark as text, because `searchParams` would also rewrite the other parameters.
  marked.search += `${url.search === '' ? '?' : '&'}${mark}`;
  return marked;
}

/** The continue URL of a mail, without the mark. */
export interface ContinueUrl {
  readonly url: string | null;
  /** Whether the URL has the mark of {@link markWidgetPage}. */
  readonly isWidgetPage: boolean;
}

export function readContinueUrl(text: string | null): ContinueUrl {
  const url = text && text.replace(new RegExp(`[?&]${mark}(?=#|$)`), '');
  return { url, isWidgetPage: url !== text };
}
