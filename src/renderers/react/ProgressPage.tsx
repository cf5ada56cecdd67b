import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog' | 'language'> {
  readonly kind: 'page' | 'card';
}

/**
 * Draws a spinner in place of a screen (reference §1.2 #6 to #8): with the kind `card` always, with the kind `page`
 * only while the widget is busy. An open dialog replaces the spinner, and is always drawn as a card.
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
