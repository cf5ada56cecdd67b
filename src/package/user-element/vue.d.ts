/**
 * `doorstep-auth/user-element/vue`: the same as `doorstep-auth/user-element`. In addition, `vue-tsc` and editors check the
 * element in templates.
 */
import type { HTMLAttributes, ReservedProps } from 'vue';
import type {
  DoorstepUserButtonAttributes,
  DoorstepUserButtonEventMap,
  DoorstepUserButtonProperties,
} from '../user-element.ts';

export * from '../user-element.ts';

/** Converts a name to the form in which Vue checks it: `doorstep-success` becomes `doorstepSuccess`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Attributes = {
  [Name in keyof DoorstepUserButtonAttributes as CamelCase<Name>]: DoorstepUserButtonAttributes[Name];
};

type Events = {
  [Name in keyof DoorstepUserButtonEventMap as `on${Capitalize<CamelCase<Name>>}`]?: (
    event: DoorstepUserButtonEventMap[Name],
  ) => void;
};

type Props = DoorstepUserButtonProperties & Attributes & Events & HTMLAttributes & ReservedProps;

declare module 'vue' {
  interface GlobalComponents {
    'doorstep-user-button': new () => { $props: Props };
  }
}
