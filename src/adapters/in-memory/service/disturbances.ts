// Special values of `wireMessage` in `ServiceControl.refuseNext`. Firebase Auth has no error messages with these texts.

/**
 * Value of `wireMessage` (`ServiceControl.refuseNext`) that makes the service carry out the call, and then break the
 * connection.
 */
export const lostAnswer = 'LOST_ANSWER';

/**
 * Value of `wireMessage` (`ServiceControl.refuseNext`) that makes the service carry out the call twice, as if a proxy
 * had repeated the call.
 */
export const deliveredTwice = 'DELIVERED_TWICE';

/**
 * Prefix of a value of `wireMessage` (`ServiceControl.refuseNext`). The service answers with status 200 and the rest of
 * the value, such as `{}` for `ANSWER {}`.
 */
export const answerPrefix = 'ANSWER ';
