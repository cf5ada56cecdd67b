// The first screens. They are part of the first load.
export { signIn } from './sign-in.ts';
export { start } from './start.ts';
