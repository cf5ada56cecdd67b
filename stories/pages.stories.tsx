import { texts } from '../src/widget/messages/phrase.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, reportUser } from './support/story-backend.ts';

export default { title: 'Pages' };

const codeInput = { code: 'code', continueUrl: null };

export const ReturningFromProvider = screenStory({ screen: 'callback', input: {} });
export const RedirectingToProvider = screenStory({ screen: 'federatedRedirect', input: { providerId: 'google.com' } });
export const CheckingProject = screenStory({ screen: 'projectCheck', input: {} });
export const VerifyingEmail = screenStory({ screen: 'emailVerification', input: codeInput });
export const ChangingEmail = screenStory({ screen: 'verifyAndChangeEmail', input: codeInput });
export const RevertingEmailChange = screenStory({ screen: 'emailChangeRevocation', input: codeInput });
export const RemovingSecondFactor = screenStory({ screen: 'revertSecondFactor', input: codeInput });
export const MergeConflict = screenStory({
  screen: 'mergeConflict',
  input: { credential: null },
  backend: { discard: () => new Promise(() => {}) },
});
export const MergeConflictRecommended = screenStory({
  screen: 'mergeConflict',
  input: { credential: null },
  appearance: recommendedLook,
  backend: { discard: () => new Promise(() => {}) },
});
export const ErrorWithRetryRecommended = screenStory({
  screen: 'recoverableError',
  input: { message: texts.generic },
  appearance: recommendedLook,
});
export const ConfirmSignOut = screenStory({
  screen: 'signedOut',
  input: {},
  backend: { observeSession: reportUser(ada.user) },
});
export const SigningOut = screenStory({ screen: 'signedOut', input: {} });
export const SignedOut = screenStory({ screen: 'signedOut', input: {}, backend: { signOut: async () => {} } });
export const ErrorWithRetry = screenStory({ screen: 'recoverableError', input: { message: texts.generic } });
export const DownloadFailed = screenStory({ screen: 'recoverableError', input: { message: texts.partMissing } });
export const ErrorWithoutRetry = screenStory({ screen: 'unrecoverableError', input: { message: texts.noWebStorage } });
