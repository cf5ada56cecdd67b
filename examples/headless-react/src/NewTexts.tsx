import { useState } from 'react';
import type { View } from 'doorstep-auth/headless';

/** Tells screen readers about what appears while the visitor is on the screen, such as the button for a new code. */
export function NewTexts({ view: { description, language } }: { view: View }) {
  const { actions = {}, announcement } = description;
  const [initialActions] = useState(actions);
  const added = Object.entries(actions).filter(([name]) => !(name in initialActions));
  const texts = added.map(([, { label }]) => language.texts.nowAvailable.replace('{action}', () => label));
  return (
    <p className="sr-only" role="status">
      {[announcement, ...texts].join(' ').trim()}
    </p>
  );
}
