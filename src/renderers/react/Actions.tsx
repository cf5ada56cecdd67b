import type { Action } from '../../widget/description.ts';
import { partProps } from './part-props.ts';

interface ActionsProps {
  /** The actions with their names, in the order in which they are drawn. */
  readonly actions: readonly (readonly [string, Action])[];
  /** Text that changes while the visitor waits, such as a countdown. Screen readers do not announce its changes. */
  readonly status: string | undefined;
  readonly pending: boolean;
  readonly onAction: (action: string) => void;
}

/**
 * Draws the screen's actions. Enter triggers the primary action. While `pending`, the widget ignores clicks, except on
 * Cancel. No button is `disabled`, because a disabled button would lose the focus.
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
          <button key={name} type="submit" {...partProps('primary')} name={name} aria-disabled={pending}>
            {label}
          </button>
        ) : (
          <button
            key={name}
            type="button"
            {...(role === 'link' ? partProps('link', ' doorstep-aside') : partProps('secondary'))}
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
