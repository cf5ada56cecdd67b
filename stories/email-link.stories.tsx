import { recommendedConfig, recommendedMessages } from '../src/widget/config/recommended.ts';
import { linkCookies } from '../src/widget/storage/link-cookies.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, reportUser, resolveWith, type BackendStubs } from './support/story-backend.ts';

export default { title: 'Email link' };

const email = 'ada@example.com';
const pendingCredential = { providerId: 'google.com', signInMethod: 'google.com', toJSON: () => ({}) };
/** Value of the parameter `ui_sid`. The widget accepts only a value of 32 letters and digits. */
const token = 'story'.padEnd(32, '0');
const openedLink = { address: `/?mode=signIn&oobCode=code&ui_sid=${token}&ui_sd=0`, prepare: saveEmail };
const validLink: BackendStubs = {
  checkActionCode: resolveWith({ operation: 'EMAIL_SIGNIN', email, previousEmail: null, secondFactor: null }),
};

function saveEmail(): Promise<void> {
  return linkCookies.write('emailForSignIn', token, email);
}

export const Sending = screenStory({ screen: 'emailLinkSending', input: { email } });
export const Sent = screenStory({ screen: 'emailLinkSent', input: { email, pending: null } });
export const SentRecommended = screenStory({
  screen: 'emailLinkSent',
  input: { email, pending: null },
  appearance: recommendedLook,
});
const gmail = { email: 'ada.lovelace@gmail.com', pending: null };
export const SentMailbox = screenStory({ screen: 'emailLinkSent', input: gmail, config: { offerMailbox: true } });
export const SentMailboxRecommended = screenStory({
  screen: 'emailLinkSent',
  input: gmail,
  config: recommendedConfig,
  appearance: recommendedLook,
  messages: recommendedMessages,
});
export const NotReceivedRecommended = screenStory({
  screen: 'emailNotReceived',
  input: { email, pending: null },
  appearance: recommendedLook,
});
export const NotReceived = screenStory({ screen: 'emailNotReceived', input: { email, pending: null } });
export const UsedInOtherTab = screenStory({ screen: 'emailLinkSent', input: { email, pending: null, isUsed: true } });
export const UsedInOtherTabOfSession = screenStory({
  screen: 'emailLinkSent',
  input: { email, pending: null, isUsed: true },
  backend: { observeSession: reportUser(ada.user) },
  isLastView: ({ description }) => description.actions?.['continue'] !== undefined,
});
export const ResendFailed = screenStory({
  screen: 'emailNotReceived',
  input: { email, pending: null },
  backend: { sendSignInLink: rejectWith('auth/network-request-failed') },
  steps: [{ click: 'resend' }],
});

export const SigningIn = screenStory({
  screen: 'emailLinkCallback',
  input: {},
  ...openedLink,
  backend: validLink,
});
export const SignedIn = screenStory({
  screen: 'emailLinkCallback',
  input: {},
  ...openedLink,
  backend: { ...validLink, signInWithEmailLink: resolveWith(ada) },
  isLastView: ({ dialog }) => dialog?.state === 'done',
});
export const DifferentUserSignedIn = screenStory({
  screen: 'emailLinkCallback',
  input: {},
  ...openedLink,
  backend: { ...validLink, observeSession: reportUser({ ...ada.user, email: 'grace@example.com' }) },
});
export const ConfirmAddress = screenStory({ screen: 'emailLinkConfirmation', input: {} });
export const DifferentDevice = screenStory({ screen: 'differentDeviceError', input: {} });
export const GuestSessionEnded = screenStory({ screen: 'anonymousSessionEnded', input: {} });

export const Linking = screenStory({ screen: 'emailLinkLinking', input: { email, pending: pendingCredential } });
export const LinkingDifferentDevice = screenStory({
  screen: 'emailLinkLinkingOtherDevice',
  input: { providerId: 'google.com' },
});
