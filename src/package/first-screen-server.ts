/** `doorstep-auth/first-screen-server`: renders the first screen on the app's server, without React. */
export { renderFirstScreen, type FirstScreenOptions } from '../renderers/first-screen/render-first-screen.tsx';
export type { StaticElement, StaticNode } from '../renderers/first-screen/static-react.ts';
