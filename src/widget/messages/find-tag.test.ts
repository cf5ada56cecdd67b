import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { findTag } from './find-tag.ts';

const all = ['en', ...readdirSync('src/locales').flatMap((name) => /^(.+)\.ts$/.exec(name)?.[1] ?? [])];

for (const [wanted, found] of [
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['de-CH-1996', 'de'],
  ['de-u-co-phonebk', 'de'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['en-CA', 'en'],
  ['en-PH', 'en'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-GB'],
  ['en-IN', 'en-GB'],
  ['en-001', 'en-GB'],
  ['es', 'es'],
  ['es-ES', 'es'],
  ['es-GQ', 'es'],
  ['es-419', 'es-419'],
  ['es-MX', 'es-419'],
  ['es-US', 'es-419'],
  ['fr', 'fr'],
  ['fr-CA', 'fr-CA'],
  ['fr_CA', 'fr-CA'],
  ['fr-FR', 'fr'],
  ['fr-CH', 'fr'],
  ['fr-US', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['pt-PT', 'pt-PT'],
  ['pt-AO', 'pt-PT'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-Hant-CN', 'zh-TW'],
  ['zh-Hant-US', 'zh-TW'],
  ['zh-Hans-HK', 'zh-CN'],
  ['yue', 'zh-HK'],
  ['yue-CN', 'zh-CN'],
  ['no', 'nb'],
  ['no-NO', 'nb'],
  ['nb-NO', 'nb'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['in', 'id'],
  ['tl', 'fil'],
  ['sr-Latn', 'sr'],
  ['uz-Cyrl', 'uz'],
  ['swc', 'sw'],
  ['fa-AF', 'fa'],
  ['eo', undefined],
  ['german', undefined],
  ['', undefined],
  ['*', undefined],
  ['my German!', undefined],
] as const) {
  test(`of all languages, "${wanted}" finds ${found ?? 'none'}`, () => {
    assert.equal(findTag(wanted, all), found);
  });
}

for (const [wanted, available, found] of [
  ['de', ['de-AT', 'de-CH'], 'de-AT'],
  ['de-DE', ['de-AT', 'de'], 'de'],
  ['de-CH', ['de', 'de-AT', 'de-CH'], 'de-CH'],
  ['de-LI', ['de-CH', 'de'], 'de'],
  ['de_CH', ['de', 'de-CH'], 'de-CH'],
  ['zh-TW', ['de', 'zh-CN'], 'zh-CN'],
  ['zh-HK', ['zh-CN', 'zh-TW'], 'zh-TW'],
  ['zh-TW', ['zh-CN', 'zh-HK'], 'zh-HK'],
  ['zh-HK', ['zh-CN', 'zh-TW', 'zh-Hant-HK'], 'zh-Hant-HK'],
  ['pt-BR', ['pt-PT'], 'pt-PT'],
  ['es-CO', ['es', 'es-MX'], 'es-MX'],
  ['en-AU', ['de', 'en'], 'en'],
  ['he', ['iw'], 'iw'],
  ['nb', ['no'], 'no'],
  ['my German!', ['my German!'], 'my German!'],
  ['de', ['my German!', 'de-DE'], 'de-DE'],
  ['de', [], undefined],
] as const) {
  test(`of ${available.join(', ') || 'no languages'}, "${wanted}" finds ${found ?? 'none'}`, () => {
    assert.equal(findTag(wanted, available), found);
  });
}
