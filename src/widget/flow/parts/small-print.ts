import type { Settings } from '../../config/settings.ts';
import type { Description, Inline } from '../../description.ts';
import type { FirstMessages } from '../../messages/messages.ts';

const TERMS = 'termsOfService';
const PRIVACY = 'privacyPolicy';

/**
 * The footer of a screen (reference §1.1): links alone, or the sentence that continuing accepts them. Nothing unless
 * both addresses are configured.
 */
export function smallPrint(
  { settings, text }: { settings: Settings; text: FirstMessages },
  kind: 'links' | 'sentence',
): Pick<Description, 'footer'> {
  const links = legalLinks({ settings, text });
  if (!links) return {};
  const [terms, privacy] = links;
  const content = kind === 'links' ? links : [text.byContinuing, terms, text.and, privacy, text.fullStop];
  return { footer: { kind, content } };
}

/** The links to the terms and the privacy policy; null unless both addresses are configured. */
export function legalLinks({
  settings,
  text,
}: {
  settings: Settings;
  text: FirstMessages;
}): readonly [terms: Inline, privacy: Inline] | null {
  const { tosUrl, privacyPolicyUrl } = settings.config;
  if (tosUrl === undefined || privacyPolicyUrl === undefined) return null;
  return [link(text.termsOfService, tosUrl, TERMS), link(text.privacyPolicy, privacyPolicyUrl, PRIVACY)];
}

/** What the footer's links do where the app gave a function instead of an address. */
export function smallPrintActions(settings: () => Settings): Record<string, () => void> {
  const call = (target: string | (() => void) | undefined) => {
    if (typeof target === 'function') target();
  };
  return {
    [TERMS]: () => call(settings().config.tosUrl),
    [PRIVACY]: () => call(settings().config.privacyPolicyUrl),
  };
}

function link(label: string, target: string | (() => void), action: string): Inline {
  return typeof target === 'string' ? { text: label, href: target } : { text: label, action };
}
