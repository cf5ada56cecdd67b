import { useState } from 'react';
import type { Description } from '../../../widget/description.ts';
import { rendererTexts } from '../../common/renderer-texts.ts';

/**
 * Draws an invisible text that screen readers announce. The text names the actions that were added after the visitor
 * entered the screen.
 */
export function NewActions({ actions }: { actions: NonNullable<Description['actions']> }) {
  const [initialNames] = useState(() => Object.keys(actions));
  const newActions = Object.entries(actions).filter(([name]) => !initialNames.includes(name));
  return (
    <p className="doorstep-sr-only" role="status">
      {newActions.map(([, { label }]) => rendererTexts.nowAvailable(label)).join(' ')}
    </p>
  );
}
