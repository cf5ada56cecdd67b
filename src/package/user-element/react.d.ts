/**
 * `doorstep-auth/user-element/react`: the same as `doorstep-auth/user-element`. In addition, TypeScript checks the
 * element in JSX. Needs React 19: React 18 passes objects to custom elements as text.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

type Props = DoorstepUserButtonProperties & DoorstepUserButtonAttributes & Events;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doorstep-user-button': DetailedHTMLProps<HTMLAttributes<DoorstepUserButtonElement>, DoorstepUserButtonElement> &
        Props;
    }
  }
}
