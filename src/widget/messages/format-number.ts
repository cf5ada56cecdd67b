import type { LocalText } from './phrase.ts';

/** Returns a number with the digits of the widget's language, such as `۱۲` in Persian. */
export const formatNumber =
  (number: number): LocalText =>
  ({ tag }) =>
    new Intl.NumberFormat(tag, { useGrouping: false }).format(number);
