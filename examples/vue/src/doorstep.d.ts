import type { DoorstepSignInElement } from 'doorstep-auth/element';

type Properties = Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>;

// Lets vue-tsc and the editor check the properties of the element in templates.
declare module 'vue' {
  interface GlobalComponents {
    'doorstep-sign-in': new () => { $props: Partial<Properties> };
  }
}
