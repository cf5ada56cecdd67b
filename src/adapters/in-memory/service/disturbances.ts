// Special values of `wireMessage` in `ServiceControl.refuseNext`. Firebase Auth has no error messages with these texts.

/** Error message with a special effect: the service carries out the call, and then breaks the connection. */
export const lostAnswer = 'LOST_ANSWER';

/**
 * Error message with a special effect: the service carries out the call twice and sends the second answer, as if a
 * proxy had repeated the call.
 */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * Beginning of a `wireMessage` that contains an answer, such as `ANSWER {}`. The service answers the call with the rest
 * of the `wireMessage` and the status 200.
 */
export const answerPrefix = 'ANSWER ';
