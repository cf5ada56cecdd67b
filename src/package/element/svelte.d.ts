/**
 * `doorstep-auth/element/svelte`: the same as `doorstep-auth/element`. In addition, `svelte-check` and editors check the
 * element in templates.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type {
  DoorstepSignInAttributes,
  DoorstepSignInElement,
  DoorstepSignInEventMap,
  DoorstepSignInProperties,
} from '../element.ts';

export * from '../element.ts';

type Events = {
  [Name in keyof DoorstepSignInEventMap as `on${Name}`]?: (event: DoorstepSignInEventMap[Name]) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'doorstep-sign-in': HTMLAttributes<DoorstepSignInElement> &
      DoorstepSignInProperties &
      DoorstepSignInAttributes &
      Events;
  }
}
