// Special values of `wireMessage` in `ServiceControl.refuseNext`. Firebase Auth has no error messages with these texts.

/** Error message that makes the service carry out the call and then break the connection. */
export const lostAnswer = 'LOST_ANSWER';

/**
 * Error message that makes the service carry out the call twice and send the second answer, like a proxy that retries.
 */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * Beginning of a `wireMessage` that contains an answer, such as `ANSWER {}`. The service answers the call with the rest
 * of the `wireMessage` and the status 200.
 */
export const answerPrefix = 'ANSWER ';
