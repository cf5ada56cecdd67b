// Signing in by a mailed link. One chunk: whoever sees one of these screens is likely to see another.
export { emailLinkSending } from './email-link-sending.ts';
export { emailLinkSent } from './email-link-sent.ts';
export { emailNotReceived } from './email-not-received.ts';
export { emailLinkCallback } from './email-link-callback.ts';
export { emailLinkConfirmation } from './email-link-confirmation.ts';
export { differentDeviceError, anonymousSessionEnded } from './email-link-dead-ends.ts';
export { emailLinkLinking, emailLinkLinkingOtherDevice } from './email-link-linking.ts';
