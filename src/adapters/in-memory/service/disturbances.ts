// Special values of `wireMessage` in `ServiceControl.refuseNext`. Firebase Auth has no error messages with these texts.

/** Error message with a special effect: the service carries out the call, and then breaks the connection. */
export const lostAnswer = 'LOST_ANSWER';

/** Error message with a special effect: the service carries out the call twice, as if a proxy had repeated it. */
export const deliveredTwice = 'DELIVERED_TWICE';

/** Prefix of an answer that the service sends in place of an error: for `ANSWER {}`, it sends `{}` with status 200. */
export const answerPrefix = 'ANSWER ';
