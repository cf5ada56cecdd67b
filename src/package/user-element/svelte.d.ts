/**
 * `doorstep-auth/user-element/svelte`: the same as `doorstep-auth/user-element`. In addition, `svelte-check` and editors
 * check the element in templates.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type {
  DoorstepUserButtonAttributes,
  DoorstepUserButtonElement,
  DoorstepUserButtonEventMap,
  DoorstepUserButtonProperties,
} from '../user-element.ts';

export * from '../user-element.ts';

type Events = {
  [Name in keyof DoorstepUserButtonEventMap as `on${Name}`]?: (event: DoorstepUserButtonEventMap[Name]) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'doorstep-user-button': HTMLAttributes<DoorstepUserButtonElement> &
      DoorstepUserButtonProperties &
      DoorstepUserButtonAttributes &
      Events;
  }
}
