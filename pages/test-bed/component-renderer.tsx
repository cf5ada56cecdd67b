import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

// Load this chunk at the start of the page, as an app loads its own Firebase, because scenarios make later chunks fail.
await import('./app-auth.ts');

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
