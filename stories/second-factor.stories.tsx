import type { SecondFactor } from '../src/adapters/auth-backend.ts';
import { screenStory } from './support/screen-story.tsx';
import { refused } from './support/service.ts';

export default { title: 'Second factor' };

const phone: SecondFactor = { uid: '1', factorId: 'phone', displayName: null, phoneNumber: '+*******0100' };
const named: SecondFactor = { uid: '2', factorId: 'phone', displayName: 'Work phone', phoneNumber: '+*******0199' };
const app: SecondFactor = { uid: '3', factorId: 'totp', displayName: null, phoneNumber: null };
const code = { fill: { phoneConfirmationCode: '123456' }, take: 'continue' };

export const Choose = screenStory({
  screen: 'secondFactor',
  input: {},
  service: { pendingSecondFactors: () => [phone, named, app] },
});
export const Send = screenStory({ screen: 'secondFactorSend', input: { factor: phone } });
export const NotSolved = screenStory({
  screen: 'secondFactorSend',
  input: { factor: phone },
  acts: [{ take: 'verify' }],
});
export const CodeOfAMessage = screenStory({ screen: 'secondFactorCode', input: { factor: phone } });
export const CodeOfAnApp = screenStory({ screen: 'secondFactorCode', input: { factor: app } });
export const WrongCode = screenStory({
  screen: 'secondFactorCode',
  input: { factor: app },
  service: { finishSecondFactor: refused('auth/invalid-verification-code') },
  acts: [code],
});
export const Verifying = screenStory({ screen: 'secondFactorCode', input: { factor: app }, acts: [code] });
