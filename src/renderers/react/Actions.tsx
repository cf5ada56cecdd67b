import type { Action } from '../../widget/description.ts';

interface ActionsProps {
  /** By name, in the order in which they stand. */
  readonly actions: readonly (readonly [string, Action])[];
  /** What changes while one waits; not read out. */
  readonly status: string | undefined;
  readonly pending: boolean;
  readonly onAction: (action: string) => void;
}

/**
 * What can be done with the screen. The primary action submits the form, so Enter and a click are the same. Nothing is
 * ever `disabled`, which would take the focus away: while pending, the core ignores answers.
 */
export function Actions({ actions, status, pending, onAction }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className="doorstep-actions">
      {status !== undefined && (
        <p className="doorstep-status" role="timer">
          {status}
        </p>
      )}
      {actions.map(([name, { role, label }]) =>
        role === 'primary' ? (
          <button key={name} type="submit" className="doorstep-primary" name={name} aria-disabled={pending}>
            {label}
          </button>
        ) : (
          <button
            key={name}
            type="button"
            className={role === 'link' ? 'doorstep-link doorstep-aside' : 'doorstep-secondary'}
            name={name}
            aria-disabled={pending}
            onClick={() => onAction(name)}
          >
            {label}
          </button>
        ),
      )}
    </div>
  );
}
