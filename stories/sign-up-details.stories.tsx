import type { UiConfig } from '../src/widget/config/ui-config.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada } from './support/story-backend.ts';

export default { title: 'Sign-up details' };

const company = { name: 'company', label: 'Company', required: true, autocomplete: 'organization' } as const;
const terms = {
  name: 'terms',
  type: 'checkbox',
  label: 'I agree to the [terms of service]',
  url: '/terms',
  required: true,
} as const;
const news = { name: 'news', type: 'checkbox', label: 'Send me news by email' } as const;

const details = {
  screen: 'signUpDetails',
  input: { result: { ...ada, additionalUserInfo: { isNewUser: true, providerId: 'google.com', profile: {} } } },
} as const;
const config: Partial<UiConfig> = { signUpFields: [company, terms, news] };
const submit = { click: 'continue' };

export const Details = screenStory({ ...details, config });
export const DetailsRecommended = screenStory({ ...details, config, appearance: recommendedLook });
export const TextOnly = screenStory({ ...details, config: { signUpFields: [company] } });
export const BoxesOnly = screenStory({ ...details, config: { signUpFields: [terms, news] } });
export const Missing = screenStory({ ...details, config, steps: [submit] });
export const Refused = screenStory({
  ...details,
  config: {
    signUpFields: [news],
    checkSignUp: () => ({ news: 'We send no news to this domain.', email: 'Use the email of your company.' }),
  },
  steps: [submit],
});
export const AskingTheApp = screenStory({
  ...details,
  config: { ...config, needsSignUpFields: () => new Promise<boolean>(() => {}) },
});
