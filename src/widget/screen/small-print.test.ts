import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createTools, toEnglish } from '../../../fixtures/flow.ts';
import { smallPrint, smallPrintActions } from './small-print.ts';

const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const terms = { text: 'Terms of Service', href: '/terms' };
const privacy = { text: 'Privacy Policy', href: '/privacy' };

test('the small print consists of two links, or of a sentence that contains them', () => {
  assert.deepEqual(toEnglish(smallPrint(createTools(urls), 'links')), {
    footer: { kind: 'links', content: [terms, privacy] },
  });
  assert.deepEqual(toEnglish(smallPrint(createTools(urls), 'sentence')), {
    footer: {
      kind: 'sentence',
      content: ['By continuing, you are indicating that you accept our ', terms, ' and ', privacy, '.'],
    },
  });
});

test('there is no small print unless both URLs are configured', () => {
  assert.deepEqual(smallPrint(createTools({ tosUrl: '/terms' }), 'links'), {});
  assert.deepEqual(smallPrint(createTools({ privacyPolicyUrl: '/privacy' }), 'sentence'), {});
});

test('a link for which a function is configured calls the function of the current tenant', () => {
  const called: string[] = [];
  const withFunctions = (owner: string) => ({
    tosUrl: () => void called.push(`${owner} terms`),
    privacyPolicyUrl: () => void called.push(`${owner} privacy`),
  });
  const { footer } = smallPrint(createTools(withFunctions('project')), 'links');
  assert.deepEqual(toEnglish(footer?.content), [
    { text: 'Terms of Service', action: 'termsOfService' },
    { text: 'Privacy Policy', action: 'privacyPolicy' },
  ]);
  let settings = createSettings(withFunctions('project'));
  const actions = smallPrintActions(() => settings);
  actions['termsOfService']?.();
  settings = createSettings(withFunctions('tenant'));
  actions['privacyPolicy']?.();
  assert.deepEqual(called, ['project terms', 'tenant privacy']);
});

test('the action of a link for which a URL is configured does nothing', () => {
  const actions = smallPrintActions(() => createSettings(urls));
  assert.doesNotThrow(() => actions['termsOfService']?.());
  assert.deepEqual(Object.keys(actions), ['termsOfService', 'privacyPolicy']);
});
