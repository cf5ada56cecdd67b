/** `doorstep-auth/headless-react`: the hook `useSignInFlow`, for React apps that draw the screens themselves. */
export { useSignInFlow, type SignInFlow } from '../renderers/react/sign-in/use-sign-in-flow.ts';
export type { SignInFlowOptions } from '../renderers/react/sign-in/sign-in-flow-options.ts';
