import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

// Load `app-auth.ts` at the start, as a real app loads the Firebase SDK. Later, the import could fail, because a
// scenario may make the loading of chunks fail.
await import('./app-auth.ts');

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
