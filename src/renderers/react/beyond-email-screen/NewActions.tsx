import { useState } from 'react';
import type { Description } from '../../../widget/description.ts';
import type { View } from '../../../widget/view.ts';

/**
 * Draws an invisible text for screen readers. It names the actions that were added after the visitor entered the
 * screen.
 */
export function NewActions({ actions, language }: Required<Pick<Description, 'actions'>> & Pick<View, 'language'>) {
  const [initialNames] = useState(() => Object.keys(actions));
  const newActions = Object.entries(actions).filter(([name]) => !initialNames.includes(name));
  return (
    <p className="doorstep-sr-only" role="status">
      {newActions.map(([, { label }]) => language.texts.nowAvailable.replace('{action}', () => label)).join(' ')}
    </p>
  );
}
