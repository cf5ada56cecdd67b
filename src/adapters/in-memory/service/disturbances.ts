/**
 * A `wireMessage` for `ServiceControl.refuseNext`. The service carries out the call, and then breaks the connection.
 */
export const lostAnswer = 'LOST_ANSWER';

/**
 * A `wireMessage` for `ServiceControl.refuseNext`. The service carries out the call twice, as if a proxy had repeated
 * it.
 */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * Prefix of an error message with a special effect. Instead of an error, the service sends the rest of the message with
 * status 200. For example, `ANSWER {}` makes the service send `{}`.
 */
export const answerPrefix = 'ANSWER ';
