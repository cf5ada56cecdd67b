// Signing in by a mailed link. One chunk: whoever sees one of these screens is likely to see another.
export { emailLinkSending } from '../screens/email-link-sending.ts';
export { emailLinkSent } from '../screens/email-link-sent.ts';
export { emailNotReceived } from '../screens/email-not-received.ts';
export { emailLinkCallback } from '../screens/email-link-callback.ts';
export { emailLinkConfirmation } from '../screens/email-link-confirmation.ts';
export { differentDeviceError, anonymousSessionEnded } from '../screens/email-link-dead-ends.ts';
export { emailLinkLinking, emailLinkLinkingOtherDevice } from '../screens/email-link-linking.ts';
