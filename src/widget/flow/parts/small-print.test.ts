import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFor, toolsFor, ways } from '../../../../fixtures/flow.ts';
import { phoneSmallPrint } from '../phone/phone-small-print.ts';
import { smallPrint, smallPrintActions } from './small-print.ts';

const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const terms = { text: 'Terms of Service', href: '/terms' };
const privacy = { text: 'Privacy Policy', href: '/privacy' };
const rates = 'By tapping Verify, an SMS may be sent. Message & data rates may apply.';

test('the small print is two links, or the sentence that continuing accepts them', () => {
  assert.deepEqual(smallPrint(toolsFor(urls), 'links'), { footer: { kind: 'links', content: [terms, privacy] } });
  assert.deepEqual(smallPrint(toolsFor(urls), 'sentence'), {
    footer: {
      kind: 'sentence',
      content: ['By continuing, you are indicating that you accept our ', terms, ' and ', privacy, '.'],
    },
  });
});

test('there is no small print unless both are there', () => {
  assert.deepEqual(smallPrint(toolsFor({ tosUrl: '/terms' }), 'links'), {});
  assert.deepEqual(smallPrint(toolsFor({ privacyPolicyUrl: '/privacy' }), 'sentence'), {});
});

test('where the app gave functions instead of addresses, its links call these, of whatever tenant it is by then', () => {
  const called: string[] = [];
  const calling = (who: string) => ({
    tosUrl: () => void called.push(`${who} terms`),
    privacyPolicyUrl: () => void called.push(`${who} privacy`),
  });
  const { footer } = smallPrint(toolsFor(calling('project')), 'links');
  assert.deepEqual(footer?.content, [
    { text: 'Terms of Service', action: 'termsOfService' },
    { text: 'Privacy Policy', action: 'privacyPolicy' },
  ]);
  let settings = settingsFor(calling('project'));
  const actions = smallPrintActions(() => settings);
  actions['termsOfService']?.();
  settings = settingsFor(calling('tenant'));
  actions['privacyPolicy']?.();
  assert.deepEqual(called, ['project terms', 'tenant privacy']);
});

test('an address is no function to be called', () => {
  const actions = smallPrintActions(() => settingsFor(urls));
  assert.doesNotThrow(() => actions['termsOfService']?.());
  assert.deepEqual(Object.keys(actions), ['termsOfService', 'privacyPolicy']);
});

test('a number is asked for with what its message may cost, and the links', () => {
  const several = ways('phone', 'password');
  assert.deepEqual(phoneSmallPrint(toolsFor({ ...urls, signInOptions: several })), {
    body: [rates],
    footer: { kind: 'links', content: [terms, privacy] },
  });
  assert.deepEqual(phoneSmallPrint(toolsFor({ signInOptions: several })), { body: [rates] });
});

test('where phone is the one way in, a sentence says all of that', () => {
  assert.deepEqual(phoneSmallPrint(toolsFor({ ...urls, signInOptions: ways('phone') })), {
    footer: {
      kind: 'sentence',
      content: [
        'By tapping Verify, you are indicating that you accept our ',
        terms,
        ' and ',
        privacy,
        '. An SMS may be sent. Message & data rates may apply.',
      ],
    },
  });
  assert.deepEqual(phoneSmallPrint(toolsFor({ signInOptions: ways('phone') })), { body: [rates] });
});
