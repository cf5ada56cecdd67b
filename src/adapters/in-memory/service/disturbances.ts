// Messages of `ServiceControl.refuseNext` that are not error messages of the real service.

/** Makes the service carry out a call and then break the connection. */
export const lostAnswer = 'LOST_ANSWER';

/** Makes the service carry out a call twice, and send the second answer, like a proxy that retries. */
export const deliveredTwice = 'DELIVERED_TWICE';

/** The beginning of a message that contains the whole answer, such as `ANSWER {}`. The status is 200. */
export const answerPrefix = 'ANSWER ';
