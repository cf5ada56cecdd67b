/**
 * `doorstep-auth/element/vue`: the same as `doorstep-auth/element`. In addition, `vue-tsc` and editors check the element
 * in templates.
 */
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { DoorstepSignInAttributes, DoorstepSignInEventMap, DoorstepSignInProperties } from '../element.ts';

export * from '../element.ts';

/** Converts a name to the form in which Vue checks it: `doorstep-success` becomes `doorstepSuccess`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Attributes = {
  [Name in keyof DoorstepSignInAttributes as CamelCase<Name>]: DoorstepSignInAttributes[Name];
};

type Events = {
  [Name in keyof DoorstepSignInEventMap as `on${Capitalize<CamelCase<Name>>}`]?: (
    event: DoorstepSignInEventMap[Name],
  ) => void;
};

type Props = DoorstepSignInProperties & Attributes & Events & HTMLAttributes & ReservedProps;

declare module 'vue' {
  interface GlobalComponents {
    'doorstep-sign-in': new () => { $props: Props };
  }
}
