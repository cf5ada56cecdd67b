import { type ReactElement, useState } from 'react';
import type { UserDescription } from './describe-user.ts';

/**
 * The content of the button: the initials, or the outline of a person if there are none. A picture is drawn on
 * top, and removed if it cannot be loaded. Hidden from screen readers, which read the label of the button.
 */
export function UserAvatar({ initials, picture }: Pick<UserDescription, 'initials' | 'picture'>): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="doorstep-user-avatar" aria-hidden="true">
      {initials === null ? <Person /> : <bdi>{initials}</bdi>}
      {picture !== null && picture !== failed && (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setFailed(picture)} />
      )}
    </span>
  );
}

const Person = (): ReactElement => (
  <svg viewBox="0 0 24 24">
    <path d="M12 4a4 4 0 0 0 0 8 4 4 0 0 0 0-8M4 20.5c1-4.2 3.8-6 8-6s7 1.8 8 6" />
  </svg>
);
