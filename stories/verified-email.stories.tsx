import { recommendedConfig } from '../src/widget/config/recommended.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, resolveWith } from './support/story-backend.ts';

export default { title: 'Verified email' };

const email = 'ada@example.com';
const user = { ...ada.user, email, emailVerified: false };
const gate = { screen: 'verifiedEmailGate', input: { email, result: { ...ada, user } } } as const;
const mailSent = { sendEmailVerification: resolveWith(undefined) };
const checkNow = { click: 'continue' };

export const Sending = screenStory(gate);
export const Sent = screenStory({ ...gate, backend: mailSent });
export const SentRecommended = screenStory({ ...gate, backend: mailSent, appearance: recommendedLook });
const gmail = 'ada.lovelace@gmail.com';
export const MailboxRecommended = screenStory({
  ...gate,
  input: { email: gmail, result: { ...ada, user: { ...user, email: gmail } } },
  config: recommendedConfig,
  backend: mailSent,
  appearance: recommendedLook,
  elapsedSeconds: 15,
});
export const TooEarlyRecommended = screenStory({
  ...gate,
  appearance: recommendedLook,
  backend: { ...mailSent, reloadStagedUser: resolveWith(user) },
  steps: [checkNow],
});
export const SentResend = screenStory({ ...gate, backend: mailSent, elapsedSeconds: 15 });
export const NotSent = screenStory({
  ...gate,
  backend: { sendEmailVerification: rejectWith('auth/network-request-failed') },
});
export const TooManyMails = screenStory({
  ...gate,
  backend: { sendEmailVerification: rejectWith('auth/too-many-requests') },
});
export const TooEarly = screenStory({
  ...gate,
  backend: { ...mailSent, reloadStagedUser: resolveWith(user) },
  steps: [checkNow],
});
export const Checking = screenStory({ ...gate, backend: mailSent, steps: [checkNow] });
