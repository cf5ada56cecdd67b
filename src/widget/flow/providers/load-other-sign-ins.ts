/**
 * Loads the chunk `password`, which contains the sign-ins of the app, of guests and by One Tap. The screens that end a
 * sign-in are in this chunk, too.
 */
export const loadOtherSignIns = () => import('../password/index.ts');
