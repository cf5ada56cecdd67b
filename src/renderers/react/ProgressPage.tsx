import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog' | 'language'> {
  readonly kind: 'page' | 'card';
}

/**
 * Draws a progress bar in place of a screen (reference §1.2 #6 to #8). If `kind` is `card`, the bar is in a card and
 * always visible. If `kind` is `page`, the bar is on an empty page, and visible only while the widget is busy. An open
 * dialog replaces the bar.
 */
export function ProgressPage({ kind, busy, dialog, language }: ProgressPageProps) {
  const isCard = kind === 'card' || dialog !== null;
  return (
    <div className={isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting'}>
      {(busy || kind === 'card') && dialog === null && <BusyBar language={language} />}
      <Dialog dialog={dialog} />
    </div>
  );
}
