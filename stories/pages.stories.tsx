import { en } from '../src/widget/messages/en.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, seenAs } from './support/service.ts';

export default { title: 'Pages' };

const mailed = { code: 'code', continueUrl: null };

export const ComingBackFromAProvider = screenStory({ screen: 'callback', input: {} });
export const GoingToAProvider = screenStory({ screen: 'federatedRedirect', input: { providerId: 'google.com' } });
export const CheckingTheProject = screenStory({ screen: 'projectCheck', input: {} });
export const VerifyingAnEmail = screenStory({ screen: 'emailVerification', input: mailed });
export const ChangingAnEmail = screenStory({ screen: 'verifyAndChangeEmail', input: mailed });
export const ChangingAnEmailBack = screenStory({ screen: 'emailChangeRevocation', input: mailed });
export const RemovingASecondFactor = screenStory({ screen: 'revertSecondFactor', input: mailed });
export const GuestWhoIsSomebody = screenStory({
  screen: 'mergeConflict',
  input: { credential: null },
  service: { discard: () => new Promise(() => {}) },
});
export const AskedWhetherToSignOut = screenStory({
  screen: 'signedOut',
  input: {},
  service: { observeSession: seenAs(ada.user) },
});
export const SigningOut = screenStory({ screen: 'signedOut', input: {} });
export const SignedOut = screenStory({ screen: 'signedOut', input: {}, service: { signOut: async () => {} } });
export const ErrorWithRetry = screenStory({ screen: 'recoverableError', input: { message: en.generic } });
export const PartMissing = screenStory({ screen: 'recoverableError', input: { message: en.partMissing } });
export const ErrorForGood = screenStory({ screen: 'unrecoverableError', input: { message: en.noWebStorage } });
