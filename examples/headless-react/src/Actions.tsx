import type { Action } from 'doorstep-auth/headless';

interface ActionsProps {
  actions: Readonly<Record<string, Action>>;
  /** A line that changes every second. Screen readers must not read each change. */
  status: string | undefined;
  pending: boolean;
  onAction: (action: string) => void;
}

/** The buttons of a screen. They are not `disabled` while a call is running, because they would lose the focus. */
export function Actions({ actions, status, pending, onAction }: ActionsProps) {
  return (
    <div className="actions">
      {status !== undefined && <p role="timer">{status}</p>}
      {Object.entries(actions).map(([name, { role, label }]) =>
        role === 'primary' ? (
          <button key={name} type="submit" className="button primary" name={name} aria-disabled={pending}>
            {label}
          </button>
        ) : (
          <button
            key={name}
            type="button"
            className={role === 'link' ? 'link' : 'button'}
            name={name}
            aria-disabled={pending && name !== 'cancel'}
            onClick={() => onAction(name)}
          >
            {label}
          </button>
        ),
      )}
    </div>
  );
}
