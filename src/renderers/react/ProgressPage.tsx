import type { View } from '../../widget/view.ts';
import { BusyBar } from './BusyBar.tsx';
import { Dialog } from './Dialog.tsx';

interface ProgressPageProps extends Pick<View, 'busy' | 'dialog'> {
  readonly kind: 'page' | 'card';
}

/** Draws an empty page that shows a bar once it is busy, or a card with a bar (reference §1.2 #6 to #8). */
export function ProgressPage({ kind, busy, dialog }: ProgressPageProps) {
  const isCard = kind === 'card' || dialog !== null;
  return (
    <div className={isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting'}>
      {(busy || kind === 'card') && dialog === null && <BusyBar />}
      <Dialog dialog={dialog} />
    </div>
  );
}
