import { ConfigError, SignIn } from 'doorstep-auth/react';
import 'doorstep-auth/style.css';
import { createComponentRenderer } from './component-page.tsx';

/** The component of the built package. */
export const renderer = createComponentRenderer('package', { SignIn, ConfigError });
