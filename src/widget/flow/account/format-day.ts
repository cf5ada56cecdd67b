import type { LocalText } from '../../messages/phrase.ts';

/** Returns the day in the visitor's time zone, such as `May 3, 2026`. */
export const formatDay =
  (date: Date): LocalText =>
  ({ tag }) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(date);
