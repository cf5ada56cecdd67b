import type { View } from '../../../widget/view.ts';
import { Tick } from './Tick.tsx';

export function DialogContent({ state, text }: NonNullable<View['dialog']>) {
  return (
    <div className="doorstep-dialog-box">
      {state === 'done' ? <Tick /> : <span className="doorstep-spinner" aria-hidden="true" />}
      <p>{text}</p>
    </div>
  );
}
