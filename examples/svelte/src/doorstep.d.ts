import type { DoorstepSignInElement, DoorstepSignInEventMap } from 'doorstep-auth/element';
import type { HTMLAttributes } from 'svelte/elements';

type Properties = Partial<Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>>;

type AttributeName =
  | 'site-name'
  | 'logo'
  | 'color-scheme'
  | 'provider-buttons'
  | 'layout'
  | 'provider-position'
  | 'last-used'
  | 'history';
type Attributes = { [Name in AttributeName]?: string | true };

type Events = { [Name in keyof DoorstepSignInEventMap as `on${Name}`]?: (event: DoorstepSignInEventMap[Name]) => void };

// Declares the element's properties, attributes and events, so that svelte-check and editors check them in templates.
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'doorstep-sign-in': HTMLAttributes<DoorstepSignInElement> & Properties & Attributes & Events;
  }
}
