import type { View } from '../../widget/view.ts';
import { loadedComponents } from './lazy-components.ts';

/**
 * Draws the progress dialog over a screen (reference §1.1 "Progress dialog"). Screen readers announce only changes to
 * an existing live region, so the region is rendered even without a dialog.
 */
export function Dialog({ dialog }: Pick<View, 'dialog'>) {
  const { beyondEmailScreen } = loadedComponents;
  return (
    <div className="doorstep-dialog" role="status">
      {dialog && beyondEmailScreen && <beyondEmailScreen.DialogContent {...dialog} />}
    </div>
  );
}
