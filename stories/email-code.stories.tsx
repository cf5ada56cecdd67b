import { recommendedConfig, recommendedMessages } from '../src/widget/config/recommended.ts';
import type { CheckEmailCode, SendEmailCode } from '../src/widget/config/ui-config.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';

export default { title: 'Email code' };

const input = { email: 'ada@example.com' };
const submitCode = { fill: { phoneConfirmationCode: '123456' }, click: 'continue' };

/** Configures sign-in by email code, with these functions of the app. */
const mailCodes = (
  checkEmailCode: CheckEmailCode = () => new Promise(() => {}),
  sendEmailCode: SendEmailCode = () => new Promise(() => {}),
) => ({
  signInOptions: [{ provider: 'password', signInMethod: 'emailCode' as const, sendEmailCode, checkEmailCode }],
});

export const Sending = screenStory({ screen: 'emailCodeSending', input, config: mailCodes() });
export const EnterCode = screenStory({ screen: 'emailCodeSent', input, config: mailCodes() });
export const EnterCodeRecommended = screenStory({
  screen: 'emailCodeSent',
  input,
  config: mailCodes(),
  appearance: recommendedLook,
});
const gmail = { email: 'ada.lovelace@gmail.com' };
export const MailboxRecommended = screenStory({
  screen: 'emailCodeSent',
  input: gmail,
  config: { ...recommendedConfig, ...mailCodes() },
  appearance: recommendedLook,
  messages: recommendedMessages,
});
export const WrongCodeRecommended = screenStory({
  screen: 'emailCodeSent',
  input: gmail,
  config: { ...recommendedConfig, ...mailCodes(() => ({ error: 'wrongCode' })) },
  appearance: recommendedLook,
  messages: recommendedMessages,
  steps: [{ fill: { phoneConfirmationCode: '123456' } }],
});
export const ResendAvailable = screenStory({
  screen: 'emailCodeSent',
  input,
  config: mailCodes(),
  elapsedSeconds: 15,
});
export const BeforeConnecting = screenStory({
  screen: 'emailCodeSent',
  input: { ...input, isLinking: true },
  config: mailCodes(),
});
export const Checking = screenStory({
  screen: 'emailCodeSent',
  input,
  config: mailCodes(),
  steps: [submitCode],
});
export const WrongCode = screenStory({
  screen: 'emailCodeSent',
  input,
  config: mailCodes(() => ({ error: 'wrongCode' })),
  steps: [submitCode],
});
export const TooManyCodes = screenStory({
  screen: 'emailCodeSent',
  input,
  config: mailCodes(() => ({ error: 'tooManyRequests' })),
  steps: [submitCode],
});
