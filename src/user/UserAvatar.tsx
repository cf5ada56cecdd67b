import { type ReactElement, useState } from 'react';
import type { UserDescription } from './describe-user.ts';
import { Drawing, person } from './Drawing.tsx';

/**
 * The content of the button: the initials, or the outline of a person if there are none. A picture is drawn on
 * top, and removed if it cannot be loaded. Hidden from screen readers, which read the label of the button.
 */
export function UserAvatar({ initials, picture }: Pick<UserDescription, 'initials' | 'picture'>): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="doorstep-user-avatar" aria-hidden="true">
      {initials === null ? <Drawing path={person} /> : <bdi>{initials}</bdi>}
      {picture !== null && picture !== failed && (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setFailed(picture)} />
      )}
    </span>
  );
}
