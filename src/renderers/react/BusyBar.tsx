import type { View } from '../../widget/view.ts';

/** Draws an indeterminate progress bar. */
export function BusyBar({ language }: Pick<View, 'language'>) {
  return <div className="doorstep-busy" role="progressbar" aria-label={language.texts.loading} />;
}
