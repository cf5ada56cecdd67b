import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { legalLinks, smallPrint } from '../parts/small-print.ts';

/** The footer of the phone number's screen: what Verify does, and costs (reference §1.1 FP, FS). */
export function phoneSmallPrint(tools: { settings: Settings; text: Messages }): Pick<Description, 'footer' | 'body'> {
  const { settings, text } = tools;
  if (!settings.phoneOnly) return { body: [text.smsRates], ...smallPrint(tools, 'links') };
  const links = legalLinks(tools);
  if (!links) return { body: [text.smsRates] };
  const [terms, privacy] = links;
  const content = [text.tappingVerify, terms, text.and, privacy, text.smsRatesAfterTerms];
  return { footer: { kind: 'sentence', content } };
}
