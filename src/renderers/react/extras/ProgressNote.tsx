import type { View } from '../../../widget/view.ts';
import { Tick } from './Tick.tsx';

/** What is under way, or was done a moment ago (reference §1.1 "Progress dialog"). */
export function ProgressNote({ state, text }: NonNullable<View['dialog']>) {
  return (
    <div className="doorstep-note">
      {state === 'done' ? <Tick /> : <span className="doorstep-spinner" aria-hidden="true" />}
      <p>{text}</p>
    </div>
  );
}
