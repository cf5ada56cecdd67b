import type { View } from 'doorstep-auth/headless';
import { Tick } from './Tick.tsx';

/** A dialog that covers the card. The live region is always there, because screen readers read only its changes. */
export function Dialog({ dialog }: Pick<View, 'dialog'>) {
  return (
    <div className="overlay" role="status">
      {dialog && (
        <div className="dialog">
          {dialog.state === 'done' ? <Tick /> : <span className="spinner" aria-hidden="true" />}
          <p>{dialog.text}</p>
        </div>
      )}
    </div>
  );
}
