import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

// Import `app-auth.ts` now, before a scenario can make the loading of chunks fail.
await import('./app-auth.ts');

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
