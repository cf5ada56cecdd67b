import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inProject } from '../project.ts';
import { contentSecurityPolicy, productionPolicy, securityHeaders } from './content-security-policy.ts';
import { featureSources, googleFeatures } from './google-features.ts';

const parse = (value: string): Map<string, readonly string[]> =>
  new Map(value.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));

it('inline code, eval and markup from strings are forbidden by default', () => {
  const value = contentSecurityPolicy(productionPolicy);
  assert.ok(!/unsafe|data:|blob:|\*/.test(value), value);
  assert.deepEqual(parse(value).get('default-src'), ["'none'"]);
  assert.deepEqual(parse(value).get('frame-ancestors'), ["'none'"]);
  assert.deepEqual(parse(value).get('require-trusted-types-for'), ["'script'"]);
  assert.deepEqual(parse(value).get('trusted-types'), ["'none'"]);
});

it('markup from strings is allowed only if the policy says so', () => {
  const loose = parse(contentSecurityPolicy({ googleFeatures: 'all', allowsInlineMarkup: true }));
  assert.ok(!loose.has('require-trusted-types-for') && !loose.has('trusted-types'));
  for (const part of ['script-src', 'style-src']) assert.ok(loose.get(part)?.includes("'unsafe-inline'"), part);
  assert.deepEqual(loose.get('default-src'), ["'none'"]);
});

it('the page may call the identity service, and the emulator only if one is configured', () => {
  const service = ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const emulator = 'http://127.0.0.1:9099';
  assert.deepEqual(parse(contentSecurityPolicy(productionPolicy)).get('connect-src'), service);
  assert.deepEqual(parse(contentSecurityPolicy({ alsoConnectTo: [emulator] })).get('connect-src'), [
    ...service,
    emulator,
  ]);
});

it('Google’s scripts are allowed by URL, and only for configured features', () => {
  const phone = parse(contentSecurityPolicy({ googleFeatures: ['reCAPTCHA'], authDomain: 'ours.example' }));
  assert.deepEqual(parse(contentSecurityPolicy(productionPolicy)).get('script-src'), ["'self'"]);
  assert.deepEqual(phone.get('script-src'), [
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  assert.ok(!phone.get('frame-src')?.includes('https://ours.example'));
  assert.deepEqual(phone.get('trusted-types'), ['default', 'goog#html']);
});

it('the frame of the auth domain is allowed if providers are offered', () => {
  const federated = parse(
    contentSecurityPolicy({ googleFeatures: ['windows and redirects'], authDomain: 'ours.example' }),
  );
  assert.deepEqual(federated.get('script-src'), ["'self'", 'https://apis.google.com']);
  assert.deepEqual(federated.get('frame-src'), ['https://ours.example']);
});

it('a framework may create the Trusted Types policies that it needs', () => {
  const vue = parse(contentSecurityPolicy({ frameworkTrustedTypes: ['vue'] }));
  assert.deepEqual(vue.get('require-trusted-types-for'), ["'script'"]);
  assert.deepEqual(vue.get('trusted-types'), ['vue']);
});

it('a <base> element is allowed only if the policy says so, and only with an address of the same site', () => {
  assert.deepEqual(parse(contentSecurityPolicy(productionPolicy)).get('base-uri'), ["'none'"]);
  assert.deepEqual(parse(contentSecurityPolicy({ allowsBaseElement: true })).get('base-uri'), ["'self'"]);
});

it('scripts of several Google features may create Trusted Types policies with the same name', () => {
  const every = parse(contentSecurityPolicy({ googleFeatures: 'all' }));
  assert.deepEqual(every.get('trusted-types'), ['default', 'gapi#gapi', 'goog#html', 'doorstep', "'allow-duplicates'"]);
  assert.ok(every.get('style-src')?.includes('https://accounts.google.com/gsi/style'));
});

describe('docs/headers.md', () => {
  const guide = readFileSync(inProject('docs', 'headers.md'), 'utf8');
  for (const feature of googleFeatures) {
    it(`lists the sources of ${feature}`, () => {
      const row = guide.split('\n').find((line) => line.startsWith(`| ${feature} `)) ?? '';
      const { scripts, frames, styles = [], calls = [], trustedTypes } = featureSources[feature];
      const missing = [...scripts, ...frames, ...styles, ...calls, ...trustedTypes].filter(
        (value) => !row.includes(`\`${value}\``),
      );
      assert.deepEqual(missing, []);
    });
  }
});

describe('docs/deploying.md', () => {
  const guide = readFileSync(inProject('docs', 'deploying.md'), 'utf8');
  const expected = Object.entries(securityHeaders(productionPolicy));

  it('lists the headers for Firebase Hosting', () => {
    const example = JSON.parse(/^```json\n(.*?)^```/ms.exec(guide)?.[1] ?? '{}') as FirebaseHosting;
    const everywhere = example.hosting.headers.find(({ source }) => source === '**');
    const written = everywhere?.headers.filter(({ key }) => key !== 'Cache-Control');
    assert.deepEqual(
      written?.map(({ key, value }) => [key, value]),
      expected,
    );
  });

  it('lists the headers for nginx', () => {
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
