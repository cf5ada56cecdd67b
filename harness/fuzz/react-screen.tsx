import { renderToStaticMarkup } from 'react-dom/server';
import { lazyComponents } from '../../src/renderers/react/lazy-components.ts';
import { Screen } from '../../src/renderers/react/Screen.tsx';
import type { View, ViewHandlers } from '../../src/widget/view.ts';

const handlers: ViewHandlers = {
  answer() {},
  edit() {},
  verification: () => () => {},
  dismissNotice() {},
  stopWaiting() {},
};

// Load the lazy components now. They cannot be loaded later, because Vite closes its module runner after the import of
// this module.
await Promise.all((['choices', 'beyondEmailScreen', 'country', 'qrCode'] as const).map(lazyComponents.load));

/** Draws a view with React, as HTML. */
export const drawScreen = (view: View): string =>
  renderToStaticMarkup(<Screen view={view} handlers={handlers} isFirstScreen={false} isBlank={false} widget={1} />);
