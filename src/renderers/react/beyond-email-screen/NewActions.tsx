import { useState } from 'react';
import type { View } from '../../../widget/view.ts';

/**
 * Announces two things to screen readers: the text `announcement` of the screen, and the actions that have appeared
 * since the visitor entered the screen.
 */
export function NewActions({ view: { description, language } }: { readonly view: View }) {
  const { actions = {}, announcement } = description;
  const [initialNames] = useState(() => Object.keys(actions));
  const newActions = Object.entries(actions).filter(([name]) => !initialNames.includes(name));
  const texts = newActions.map(([, { label }]) => language.texts.nowAvailable.replace('{action}', () => label));
  return (
    <p className="doorstep-sr-only" role="status">
      {[announcement, ...texts].join(' ').trim()}
    </p>
  );
}
