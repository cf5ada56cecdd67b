import type { DoorstepSignInElement } from 'doorstep-auth/element';
import type { HTMLAttributes } from 'svelte/elements';

type Properties = Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>;

interface Attributes extends HTMLAttributes<DoorstepSignInElement> {
  'site-name'?: string;
}

// Lets svelte-check and the editor check the properties and attributes of the element in templates.
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'doorstep-sign-in': Partial<Properties> & Attributes;
  }
}
