/** Loads all messages. The first screens need them only after a failure. */
export const loadMessages = () => import('./all-messages.ts');
