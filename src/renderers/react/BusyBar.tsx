import { rendererTexts } from '../common/renderer-texts.ts';

/** Something is being worked on, and nobody knows for how long. */
export function BusyBar() {
  return <div className="doorstep-busy" role="progressbar" aria-label={rendererTexts.loading} />;
}
