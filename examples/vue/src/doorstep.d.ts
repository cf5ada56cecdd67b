import type { DoorstepSignInElement, DoorstepSignInEventMap } from 'doorstep-auth/element';

type Properties = Partial<Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>>;

/** Converts the name of an event to the form that Vue uses: `doorstep-success` becomes `DoorstepSuccess`. */
type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;
type Events = {
  [Name in keyof DoorstepSignInEventMap as `on${PascalCase<Name>}`]?: (event: DoorstepSignInEventMap[Name]) => void;
};

// Declares the element's properties and events, so that vue-tsc and editors check them in templates.
declare module 'vue' {
  interface GlobalComponents {
    'doorstep-sign-in': new () => { $props: Properties & Events };
  }
}
