import type { View } from '../../widget/view.ts';

/** Draws an indeterminate progress bar. The style sheet turns the bar of a progress page into a spinner. */
export function BusyBar({ language }: Pick<View, 'language'>) {
  return <div className="doorstep-busy" role="progressbar" aria-label={language.texts.loading} />;
}
