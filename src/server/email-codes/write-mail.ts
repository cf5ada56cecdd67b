import { findTag } from '../../widget/messages/find-tag.ts';
import { mailTexts, type MailTexts } from './mail-texts.ts';
import type { MailFacts, WrittenMail } from './options.ts';

const english = mailTexts['en'] as MailTexts;

/** The languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * Returns the default of the option `mail`. This function writes the mail in the language of the widget, or in English
 * if there is no translation.
 *
 * @param siteName the name of the app. If given, the mail begins with it
 */
export const writeMailFor =
  (siteName = '') =>
  ({ code, minutes, language }: Pick<MailFacts, 'code' | 'minutes' | 'language'>): WrittenMail => {
    const tag = (language !== null && findTag(language, Object.keys(mailTexts))) || 'en';
    const texts = mailTexts[tag] ?? english;
    const title = texts.code.replace('{code}', code);
    const notes = [`${texts.validity.replace('{minutes}', String(minutes))} ${texts.secrecy}`, texts.unrequested];
    const name = siteName === '' ? [] : [siteName];
    const subject = [...name, title].join(': ');
    const direction = rightToLeft.has(tag) ? 'rtl' : 'ltr';
    const html = [
      `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
      `<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>`,
      `<body style="margin:0;padding:24px;font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif">`,
      '<div style="max-width:480px;margin:0 auto">',
      ...name.map((text) => `<p style="margin:0 0 24px;font-weight:600">${escape(text)}</p>`),
      `<p style="margin:0 0 24px;font-size:20px">${texts.code.replace('{code}', `<strong dir="ltr" style="${codeStyle}">${code}</strong>`)}</p>`,
      ...notes.map((text) => `<p style="margin:0 0 16px">${text}</p>`),
      '</div></body></html>',
    ];
    return { subject, text: [...name, title, ...notes].join('\n\n'), html: html.join('\n') };
  };

const codeStyle = 'font-size:32px;letter-spacing:4px;white-space:nowrap';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Replaces the characters that are not text in HTML. */
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
