/** `doorstep-auth/first-screen`: the component `<FirstScreen>`, which shows the first screen that a server has rendered. */
export { FirstScreen, type FirstScreenProps } from '../renderers/first-screen/FirstScreen.tsx';
export type { StaticElement, StaticNode } from '../renderers/first-screen/static-react.ts';
