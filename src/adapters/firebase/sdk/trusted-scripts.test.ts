import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { isSdkScript, allowSdkScripts } from './trusted-scripts.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

for (const url of [
  'https://apis.google.com/js/api.js?onload=__iframefcb123',
  'https://www.google.com/recaptcha/api.js?onload=__rcb1&render=explicit&hl=',
  'https://www.google.com/recaptcha/enterprise.js?render=key',
  'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
]) {
  test(`the SDK’s script ${url} is allowed`, () => {
    assert.ok(isSdkScript(url));
  });
}

for (const url of [
  'https://apis.google.com/js/api.js.evil.example/',
  'https://apis.google.com/js/platform.js',
  'https://apis.google.com.evil.example/js/api.js',
  'http://apis.google.com/js/api.js',
  'https://www.google.com/recaptcha/api.jsx',
  'https://evil.example/?https://apis.google.com/js/api.js',
  'data:text/javascript,alert(1)',
  '',
]) {
  test(`the script ${url || '""'} is not allowed`, () => {
    assert.ok(!isSdkScript(url));
  });
}

test('the default policy is created once and allows only the SDK’s scripts', () => {
  const policies: { name: string; rules: { createScriptURL(url: string): string | null } }[] = [];
  const trustedTypes = {
    defaultPolicy: null as unknown,
    createPolicy(name: string, rules: (typeof policies)[number]['rules']) {
      policies.push({ name, rules });
      trustedTypes.defaultPolicy = rules;
    },
  };
  Object.assign(globalThis, { trustedTypes });
  allowSdkScripts();
  allowSdkScripts();
  const [policy, ...others] = policies;
  assert.deepEqual(others, []);
  assert.equal(policy?.name, 'default');
  const url = 'https://apis.google.com/js/api.js?onload=x';
  assert.equal(policy?.rules.createScriptURL(url), url);
  assert.equal(policy?.rules.createScriptURL('https://evil.example/'), null);
});

test('a browser without Trusted Types needs no policy', () => {
  allowSdkScripts();
});
