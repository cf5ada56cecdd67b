import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog'> {
  readonly kind: 'page' | 'card';
}

/**
 * Draws a progress page (reference §1.2 #6 to #8). A `page` is empty, and has a bar only while it is busy. A `card` has
 * a bar all the time. A dialog replaces the bar of both.
 */
export function ProgressPage({ kind, busy, dialog }: ProgressPageProps) {
  const isCard = kind === 'card' || dialog !== null;
  return (
    <div className={isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting'}>
      {(busy || kind === 'card') && dialog === null && <BusyBar />}
      <Dialog dialog={dialog} />
    </div>
  );
}
