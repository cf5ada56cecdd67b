import { rendererTexts } from '../common/renderer-texts.ts';

/** Draws an indeterminate progress bar. */
export function BusyBar() {
  return <div className="doorstep-busy" role="progressbar" aria-label={rendererTexts.loading} />;
}
