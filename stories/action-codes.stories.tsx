import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, reportUser, resolveWith } from './support/story-backend.ts';

export default { title: 'Codes from mails' };

const email = 'ada@example.com';
const codeInput = { code: 'code', continueUrl: null };
const validCode = { verifyPasswordResetCode: resolveWith(email) };

export const ResetPassword = screenStory({ screen: 'passwordReset', input: codeInput, backend: validCode });
export const ResetPasswordRecommended = screenStory({
  screen: 'passwordReset',
  input: codeInput,
  appearance: recommendedLook,
  backend: validCode,
});
export const ResetWeakPassword = screenStory({
  screen: 'passwordReset',
  input: codeInput,
  backend: { ...validCode, confirmPasswordReset: rejectWith('auth/weak-password') },
  steps: [{ fill: { newPassword: 'analytical' }, click: 'save' }],
});
export const ResetBreachedPassword = screenStory({
  screen: 'passwordReset',
  input: codeInput,
  config: { checkPassword: () => ({ message: 'passwordBreached' }) },
  backend: validCode,
  steps: [{ fill: { newPassword: 'analytical' }, click: 'save' }],
});
export const PasswordChanged = screenStory({ screen: 'passwordResetSuccess', input: { email, continueUrl: null } });
export const PasswordChangedWithContinue = screenStory({
  screen: 'passwordResetSuccess',
  input: { email, continueUrl: '/' },
});
export const PasswordNotChangedSignedIn = screenStory({
  screen: 'passwordResetFailure',
  input: {},
  backend: { observeSession: reportUser(ada.user) },
});
export const PasswordNotChanged = screenStory({ screen: 'passwordResetFailure', input: {} });

export const EmailVerified = screenStory({ screen: 'emailVerificationSuccess', input: { continueUrl: '/' } });
export const EmailVerifiedRecommended = screenStory({
  screen: 'emailVerificationSuccess',
  input: { continueUrl: '/' },
  appearance: recommendedLook,
});
export const EmailNotVerified = screenStory({ screen: 'emailVerificationFailure', input: { continueUrl: null } });

export const EmailChanged = screenStory({ screen: 'verifyAndChangeEmailSuccess', input: { email, continueUrl: '/' } });
export const EmailNotChanged = screenStory({ screen: 'verifyAndChangeEmailFailure', input: {} });

export const EmailChangeReverted = screenStory({ screen: 'emailChangeRevokeSuccess', input: { email } });
export const EmailChangeNotReverted = screenStory({ screen: 'emailChangeRevokeFailure', input: {} });

export const PhoneRemoved = screenStory({
  screen: 'revertSecondFactorSuccess',
  input: { email, phoneNumber: '+16505550100' },
});
export const DeviceRemoved = screenStory({
  screen: 'revertSecondFactorSuccess',
  input: { email, phoneNumber: null },
});
export const SecondFactorNotRemoved = screenStory({ screen: 'revertSecondFactorFailure', input: {} });
