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
