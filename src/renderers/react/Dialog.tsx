import type { View } from '../../widget/view.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * Draws the progress dialog over a screen (reference §1.1 "Progress dialog"), without moving the focus. The live region
 * is always rendered, because screen readers announce only changes to an existing region.
 */
export function Dialog({ dialog }: Pick<View, 'dialog'>) {
  const { beyondEmailScreen } = loadedComponents;
  return (
    <div className="doorstep-dialog" role="status">
      {dialog && beyondEmailScreen && <beyondEmailScreen.DialogContent {...dialog} />}
    </div>
  );
}
