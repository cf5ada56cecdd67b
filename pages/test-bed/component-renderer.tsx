import { SignIn } from '../../src/renderers/react/index.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';
import { createComponentRenderer } from './component-page.tsx';

export const renderer = createComponentRenderer('component', { SignIn, ConfigError });
