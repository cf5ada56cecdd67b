import { en } from '../src/widget/messages/en.ts';
import { screenStory } from './support/screen-story.tsx';

export default { title: 'Pages' };

export const ComingBackFromAProvider = screenStory({ screen: 'callback', input: {} });
export const GoingToAProvider = screenStory({ screen: 'federatedRedirect', input: { providerId: 'google.com' } });
export const CheckingACode = screenStory({
  screen: 'emailVerification',
  input: { code: 'code', continueUrl: null },
});
export const SignedOut = screenStory({ screen: 'signedOut', input: {} });
export const ErrorWithRetry = screenStory({ screen: 'recoverableError', input: { message: en.generic } });
export const ErrorForGood = screenStory({ screen: 'unrecoverableError', input: { message: en.noWebStorage } });
