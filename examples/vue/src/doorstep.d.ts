import type { DoorstepSignInElement, DoorstepSignInEventMap } from 'doorstep-auth/element';

type Properties = Partial<Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>>;

/** `DoorstepSuccess` for `doorstep-success`, as Vue names events. */
type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;
type Events = {
  [Name in keyof DoorstepSignInEventMap as `on${PascalCase<Name>}`]?: (event: DoorstepSignInEventMap[Name]) => void;
};

// Lets vue-tsc and the editor check the element in templates.
declare module 'vue' {
  interface GlobalComponents {
    'doorstep-sign-in': new () => { $props: Properties & Events };
  }
}
