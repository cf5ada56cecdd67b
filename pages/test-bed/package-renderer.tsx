import { ConfigError, SignIn } from 'doorstep-auth/react';
import 'doorstep-auth/style.css';
import { createComponentRenderer } from './component-page.tsx';

/** Renders `<SignIn>` of the built package. */
export const renderer = createComponentRenderer('package', { SignIn, ConfigError });
