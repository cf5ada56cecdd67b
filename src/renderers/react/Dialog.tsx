import type { View } from '../../widget/view.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * The progress dialog over a screen (reference §1.1 "Progress dialog"). It does not take the focus. Its live region is
 * always rendered, because screen readers announce only changes of an existing one.
 */
export function Dialog({ dialog }: Pick<View, 'dialog'>) {
  const { later } = loadedComponents;
  return (
    <div className="doorstep-dialog" role="status">
      {dialog && later && <later.DialogContent {...dialog} />}
    </div>
  );
}
