import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog' | 'language'> {
  readonly kind: 'page' | 'card';
}

/**
 * Draws a spinner with a label in place of a screen (reference §1.2 #6 to #8). With the kind `card`, the spinner is
 * always visible. With the kind `page`, it is visible only while the widget is busy. An open dialog replaces it.
 */
export function ProgressPage({ kind, busy, dialog, language }: ProgressPageProps) {
  const isCard = kind === 'card' || dialog;
  return (
    <div className={(isCard ? 'doorstep-card ' : '') + 'doorstep-waiting'}>
      {(busy || kind === 'card') && !dialog && <BusyBar language={language} />}
      <Dialog dialog={dialog} />
    </div>
  );
}
