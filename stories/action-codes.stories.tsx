import { screenStory } from './support/screen-story.tsx';
import { ada, answered, refused, seenAs } from './support/service.ts';

export default { title: 'Codes from mails' };

const email = 'ada@example.com';
const mailed = { code: 'code', continueUrl: null };
const account = { verifyPasswordResetCode: answered(email) };

export const ResetPassword = screenStory({ screen: 'passwordReset', input: mailed, service: account });
export const ResetWeakPassword = screenStory({
  screen: 'passwordReset',
  input: mailed,
  service: { ...account, confirmPasswordReset: refused('auth/weak-password') },
  acts: [{ fill: { newPassword: 'analytical' }, take: 'save' }],
});
export const PasswordChanged = screenStory({ screen: 'passwordResetSuccess', input: { continueUrl: null } });
export const PasswordChangedAndOn = screenStory({ screen: 'passwordResetSuccess', input: { continueUrl: '/' } });
export const PasswordNotChangedSignedIn = screenStory({
  screen: 'passwordResetFailure',
  input: {},
  service: { observeSession: seenAs(ada.user) },
});
export const PasswordNotChanged = screenStory({ screen: 'passwordResetFailure', input: {} });

export const EmailVerified = screenStory({ screen: 'emailVerificationSuccess', input: { continueUrl: '/' } });
export const EmailNotVerified = screenStory({ screen: 'emailVerificationFailure', input: { continueUrl: null } });

export const EmailChanged = screenStory({ screen: 'verifyAndChangeEmailSuccess', input: { email, continueUrl: '/' } });
export const EmailNotChanged = screenStory({ screen: 'verifyAndChangeEmailFailure', input: {} });

export const EmailChangedBack = screenStory({ screen: 'emailChangeRevokeSuccess', input: { email } });
export const EmailNotChangedBack = screenStory({ screen: 'emailChangeRevokeFailure', input: {} });

export const PhoneRemoved = screenStory({
  screen: 'revertSecondFactorSuccess',
  input: { email, phoneNumber: '+1 650-555-0100' },
});
export const DeviceRemoved = screenStory({
  screen: 'revertSecondFactorSuccess',
  input: { email, phoneNumber: null },
});
export const NotRemoved = screenStory({ screen: 'revertSecondFactorFailure', input: {} });
