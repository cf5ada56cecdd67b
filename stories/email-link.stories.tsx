import { linkCookies } from '../src/widget/storage/link-cookies.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, answered, refused, type Answers } from './support/service.ts';

export default { title: 'Email link' };

const email = 'ada@example.com';
const pending = { providerId: 'google.com', signInMethod: 'google.com', toJSON: () => ({}) };
const link = { address: '/?mode=signIn&oobCode=code&ui_sid=story&ui_sd=0', before: rememberAddress };
const opened: Answers = {
  checkActionCode: answered({ operation: 'EMAIL_SIGNIN', email, previousEmail: null, secondFactor: null }),
};

function rememberAddress(): Promise<void> {
  return linkCookies.write('emailForSignIn', 'story', email);
}

export const Sending = screenStory({ screen: 'emailLinkSending', input: { email } });
export const Sent = screenStory({ screen: 'emailLinkSent', input: { email, pending: null } });
export const NotReceived = screenStory({ screen: 'emailNotReceived', input: { email, pending: null } });
export const NotSentAgain = screenStory({
  screen: 'emailNotReceived',
  input: { email, pending: null },
  service: { sendSignInLink: refused('auth/network-request-failed') },
  acts: [{ take: 'resend' }],
});

export const SigningIn = screenStory({ screen: 'emailLinkCallback', input: {}, ...link, service: { ...opened } });
export const SignedIn = screenStory({
  screen: 'emailLinkCallback',
  input: {},
  ...link,
  service: { ...opened, signInWithEmailLink: answered(ada) },
  until: ({ dialog }) => dialog?.state === 'done',
});
export const ConfirmAddress = screenStory({ screen: 'emailLinkConfirmation', input: {} });
export const OtherDevice = screenStory({ screen: 'differentDeviceError', input: {} });
export const GuestGone = screenStory({ screen: 'anonymousSessionEnded', input: {} });

export const Linking = screenStory({ screen: 'emailLinkLinking', input: { email, pending } });
export const LinkingOtherDevice = screenStory({
  screen: 'emailLinkLinkingOtherDevice',
  input: { providerId: 'google.com' },
});
