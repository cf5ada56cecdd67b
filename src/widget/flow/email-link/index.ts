// Chunk with the screens of sign-in by mailed link and by email code.
export { emailCodeSending, emailCodeSent } from '../email-code/email-code.ts';
export { emailLinkCallback } from './email-link-callback.ts';
export { emailLinkLinking, emailLinkSending, emailLinkSent, emailNotReceived } from './email-link-sending.ts';
export {
  anonymousSessionEnded,
  differentDeviceError,
  emailLinkConfirmation,
  emailLinkLinkingOtherDevice,
} from './link-on-other-device.ts';
// The screens for a sign-in with one provider. They are not in the chunk of `providers`, because the list of sign-in
// options does not need them.
export { callback } from '../providers/callback.ts';
export { federatedLinking, federatedRedirect, federatedSignIn } from '../providers/federated-sign-in.ts';
