export { reactRenderer } from './react-renderer.tsx';
export type { Appearance } from './sign-in/appearance.ts';
export { SignIn, type SignInComponent, type SignInProps } from './sign-in/SignIn.tsx';
