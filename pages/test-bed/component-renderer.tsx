import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

// Load `app-auth.ts` now, before a scenario can make chunks fail. A real app also loads its own Firebase at the start.
await import('./app-auth.ts');

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
