// Special values of `wireMessage` in `ServiceControl.refuseNext`. Firebase Auth has no error messages with these texts.

/** Error message with a special effect: the service carries out the call, and then breaks the connection. */
export const lostAnswer = 'LOST_ANSWER';

/** Error message with a special effect: the service carries out the call twice, as if a proxy had repeated it. */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * Prefix of an error message with a special effect: the service answers with status 200 and the rest of the message,
 * such as `{}` for `ANSWER {}`.
 */
export const answerPrefix = 'ANSWER ';
