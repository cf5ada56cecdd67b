import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inProject } from '../project.ts';
import { contentSecurityPolicy, productionPolicy, securityHeaders } from './content-security-policy.ts';
import { googleWays, needs } from './google-ways.ts';

const policy = (value: string): Map<string, readonly string[]> =>
  new Map(value.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));

it('allows nothing inline, no eval and no markup out of strings', () => {
  const value = contentSecurityPolicy(productionPolicy);
  assert.ok(!/unsafe|data:|blob:|\*/.test(value), value);
  assert.deepEqual(policy(value).get('default-src'), ["'none'"]);
  assert.deepEqual(policy(value).get('frame-ancestors'), ["'none'"]);
  assert.deepEqual(policy(value).get('require-trusted-types-for'), ["'script'"]);
  assert.deepEqual(policy(value).get('trusted-types'), ["'none'"]);
});

it('lets markup be made out of strings only for whom that is said', () => {
  const loose = policy(contentSecurityPolicy({ everyWayIn: true, fromStrings: true }));
  assert.ok(!loose.has('require-trusted-types-for') && !loose.has('trusted-types'));
  for (const part of ['script-src', 'style-src']) assert.ok(loose.get(part)?.includes("'unsafe-inline'"), part);
  assert.deepEqual(loose.get('default-src'), ["'none'"]);
});

it('lets the page speak to the identity service, and to the emulator only where there is one', () => {
  const service = ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const emulator = 'http://127.0.0.1:9099';
  assert.deepEqual(policy(contentSecurityPolicy(productionPolicy)).get('connect-src'), service);
  assert.deepEqual(policy(contentSecurityPolicy({ alsoConnectTo: [emulator] })).get('connect-src'), [
    ...service,
    emulator,
  ]);
});

it('lets scripts of Google’s run only for what is offered, each by its address', () => {
  const phone = policy(contentSecurityPolicy({ googleWays: ['reCAPTCHA'], authDomain: 'ours.example' }));
  assert.deepEqual(policy(contentSecurityPolicy(productionPolicy)).get('script-src'), ["'self'"]);
  assert.deepEqual(phone.get('script-src'), [
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  assert.ok(!phone.get('frame-src')?.includes('https://ours.example'));
  assert.deepEqual(phone.get('trusted-types'), ['default', 'goog#html']);
});

it('lets the SDK’s frame of the project in where providers are offered', () => {
  const federated = policy(
    contentSecurityPolicy({ googleWays: ['windows and redirects'], authDomain: 'ours.example' }),
  );
  assert.deepEqual(federated.get('script-src'), ["'self'", 'https://apis.google.com']);
  assert.deepEqual(federated.get('frame-src'), ['https://ours.example']);
});

it('lets several scripts of Google’s make a policy of the same name', () => {
  const every = policy(contentSecurityPolicy({ everyWayIn: true }));
  assert.deepEqual(every.get('trusted-types'), ['default', 'gapi#gapi', 'goog#html', 'doorstep', "'allow-duplicates'"]);
  assert.ok(every.get('style-src')?.includes('https://accounts.google.com/gsi/style'));
});

describe('docs/deploying.md', () => {
  const guide = readFileSync(inProject('docs', 'deploying.md'), 'utf8');
  const expected = Object.entries(securityHeaders(productionPolicy));

  for (const way of googleWays) {
    it(`says what ${way} needs`, () => {
      const row = guide.split('\n').find((line) => line.startsWith(`| ${way} `)) ?? '';
      const { scripts, frames, styles = [], calls = [], trustedTypes } = needs[way];
      const missing = [...scripts, ...frames, ...styles, ...calls, ...trustedTypes].filter(
        (value) => !row.includes(`\`${value}\``),
      );
      assert.deepEqual(missing, []);
    });
  }

  it('has the headers for Firebase Hosting', () => {
    const example = JSON.parse(/^```json\n(.*?)^```/ms.exec(guide)?.[1] ?? '{}') as FirebaseHosting;
    const everywhere = example.hosting.headers.find(({ source }) => source === '**');
    const written = everywhere?.headers.filter(({ key }) => key !== 'Cache-Control');
    assert.deepEqual(
      written?.map(({ key, value }) => [key, value]),
      expected,
    );
  });

  it('has the headers for nginx', () => {
    const written = [...guide.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]);
    assert.deepEqual(
      written.filter(([name]) => name !== 'Strict-Transport-Security'),
      expected,
    );
  });
});

interface FirebaseHosting {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}
