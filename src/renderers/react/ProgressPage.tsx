import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog' | 'language'> {
  readonly kind: 'page' | 'card';
}

/**
 * Draws a page without a form (reference §1.2 #6 to #8). A `card` always shows a spinner. An empty `page` shows a
 * spinner only while the widget is busy. An open dialog replaces the spinner.
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
