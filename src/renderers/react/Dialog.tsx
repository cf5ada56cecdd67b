import type { View } from '../../widget/view.ts';
import { parts } from './parts.ts';

/**
 * The place over a screen where it is said what is under way, or was done (reference §1.1 "Progress dialog"). The focus
 * stays where it was, and what is said is read out: so the place is there before there is anything in it.
 */
export function Dialog({ dialog }: Pick<View, 'dialog'>) {
  const { extras } = parts;
  return (
    <div className="doorstep-dialog" role="status">
      {dialog && extras && <extras.ProgressNote {...dialog} />}
    </div>
  );
}
