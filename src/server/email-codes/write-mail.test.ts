import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mailTexts } from './mail-texts.ts';
import { writeMailFor } from './write-mail.ts';

const facts = { code: '123456', minutes: 10 };

test('without a language, the mail is in English', () => {
  const { subject, text } = writeMailFor()({ ...facts, language: null });
  assert.equal(subject, '123456 is your code');
  assert.equal(
    text,
    '123456 is your code\n\nIt is valid for 10 minutes. Do not give it to anybody.\n\n' +
      'If you did not request this code, ignore this email.',
  );
});

test('the mail is in the nearest language that has a translation', () => {
  const write = (language: string) => writeMailFor()({ ...facts, language }).subject;
  assert.equal(write('de'), 'Ihr Code lautet 123456');
  assert.equal(write('de-AT'), write('de'));
  assert.equal(write('zh-MO'), write('zh-HK'));
  assert.equal(write('tlh'), '123456 is your code');
});

test('the mail begins with the name of the app, whose characters are never HTML', () => {
  const { subject, text, html = '' } = writeMailFor('Müller & <b>Co</b>')({ ...facts, language: 'de' });
  assert.equal(subject, 'Müller & <b>Co</b>: Ihr Code lautet 123456');
  assert.ok(text.startsWith('Müller & <b>Co</b>\n\nIhr Code lautet 123456\n\n'));
  assert.ok(html.includes('Müller &amp; &lt;b&gt;Co&lt;/b&gt;'));
  assert.ok(!html.includes('<b>'));
});

test('the HTML says how long the code is valid, and what to do with it', () => {
  const { html = '' } = writeMailFor()({ ...facts, language: 'en' });
  assert.ok(html.includes('It is valid for 10 minutes. Do not give it to anybody.'));
  assert.ok(html.includes('If you did not request this code, ignore this email.'));
});

test('the HTML has the direction in which the widget is written', () => {
  for (const tag of Object.keys(mailTexts)) {
    const file = new URL(`../../locales/${tag}.ts`, import.meta.url);
    const isRightToLeft = tag !== 'en' && readFileSync(file, 'utf8').includes("direction: 'rtl'");
    const html = writeMailFor()({ ...facts, language: tag }).html ?? '';
    assert.ok(html.includes(`<html lang="${tag}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`), tag);
  }
});

test('the HTML has the language and its direction, and shows the digits of the code from left to right', () => {
  const write = (language: string) => writeMailFor()({ ...facts, language }).html ?? '';
  assert.match(write('ar'), /<html lang="ar" dir="rtl">/);
  assert.match(write('pt-BR'), /<html lang="pt-BR" dir="ltr">/);
  assert.match(write('he'), /<strong dir="ltr"[^>]*>123456<\/strong>/);
});

test('the mail is translated into every language of the widget', () => {
  const locales = readdirSync(new URL('../../locales', import.meta.url), { withFileTypes: true });
  const tags = locales.filter((file) => file.isFile()).map(({ name }) => name.replace(/\.ts$/, ''));
  assert.deepEqual(Object.keys(mailTexts).toSorted(), [...tags, 'en'].toSorted());
});

for (const [tag, { code, validity, secrecy, unrequested }] of Object.entries(mailTexts)) {
  test(`${tag}: the mail contains the code and the minutes once each, and no HTML`, () => {
    assert.deepEqual(
      [code, validity, secrecy, unrequested].map((text) => text.match(/\{\w+\}/g)),
      [['{code}'], ['{minutes}'], null, null],
    );
    assert.doesNotMatch(code + validity + secrecy + unrequested, /[<>&]/);
  });
}
