import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

// Load this chunk at the start of the page, as an app loads its own Firebase. This chunk is then loaded even in
// scenarios in which later chunks fail to load.
await import('./app-auth.ts');

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
