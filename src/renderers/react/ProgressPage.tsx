import { BusyBar } from './BusyBar.tsx';

interface ProgressPageProps {
  readonly kind: 'page' | 'card';
  readonly busy: boolean;
}

/** A page that only waits: bare until it takes long, or a card that says so at once (reference §1.2 #6 to #8). */
export function ProgressPage({ kind, busy }: ProgressPageProps) {
  return (
    <div className={kind === 'card' ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting'}>
      {(busy || kind === 'card') && <BusyBar />}
    </div>
  );
}
