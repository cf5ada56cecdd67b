/**
 * `doorstep-auth/element/react`: the same as `doorstep-auth/element`. In addition, TypeScript checks the element in JSX.
 * Needs React 19: React 18 passes objects to custom elements as text.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

type Props = DoorstepSignInProperties & DoorstepSignInAttributes & Events;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doorstep-sign-in': DetailedHTMLProps<HTMLAttributes<DoorstepSignInElement>, DoorstepSignInElement> & Props;
    }
  }
}
