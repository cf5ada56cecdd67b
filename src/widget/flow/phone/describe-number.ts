import type { Settings } from '../../config/settings.ts';
import type { Paragraph } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { formatPhoneNumber } from '../../phone/phone-number.ts';

/**
 * Returns the paragraphs that show the phone number, and a link to change the number. With the option
 * `resendCodesInPlace`, the link has a paragraph of its own (reference T141).
 */
export function describeNumber(
  e164: string,
  { settings, text }: { readonly settings: Settings; readonly text: Texts },
): readonly Paragraph<Phrase>[] {
  return settings.config.resendCodesInPlace
    ? [
        fill(text.codeSentTo, { number: { strong: formatPhoneNumber(e164) } }),
        [{ text: text.changePhoneNumber, action: 'change' }],
      ]
    : [fill(text.codeSentTo, { number: { text: e164, action: 'change' } })];
}
