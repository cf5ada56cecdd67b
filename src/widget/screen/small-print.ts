import type { Settings } from '../config/settings.ts';
import type { Description, Inline } from '../description.ts';
import { fill, type Phrase } from '../messages/phrase.ts';
import type { FirstTexts } from './screen.ts';

const TERMS = 'termsOfService';
const PRIVACY = 'privacyPolicy';

/**
 * Returns the footer with links to the terms and the privacy policy (reference §1.1). If a URL is missing, there is no
 * footer.
 */
export function smallPrint(
  { settings, text }: { settings: Settings; text: FirstTexts },
  kind: 'links' | 'sentence',
): Pick<Description<Phrase>, 'footer'> {
  const links = legalLinks({ settings, text });
  if (!links) return {};
  const [terms, privacy] = links;
  const content = kind === 'links' ? links : fill(text.termsByContinuing, { terms, privacy });
  return { footer: { kind, content } };
}

/** Returns the links to the terms and the privacy policy, or null if a URL is missing in the configuration. */
export function legalLinks({
  settings,
  text,
}: {
  settings: Settings;
  text: FirstTexts;
}): readonly [terms: Inline<Phrase>, privacy: Inline<Phrase>] | null {
  const { tosUrl, privacyPolicyUrl } = settings.config;
  if (tosUrl === undefined || privacyPolicyUrl === undefined) return null;
  return [legalLink(text.termsOfService, tosUrl, TERMS), legalLink(text.privacyPolicy, privacyPolicyUrl, PRIVACY)];
}

/**
 * Returns the actions of the links in the small print. Each action calls the function that the app has configured for
 * the link. A link with a URL needs no action.
 */
export function smallPrintActions(getSettings: () => Settings): Record<string, () => void> {
  const call = (target: string | (() => void) | undefined) => {
    if (typeof target === 'function') target();
  };
  return {
    [TERMS]: () => call(getSettings().config.tosUrl),
    [PRIVACY]: () => call(getSettings().config.privacyPolicyUrl),
  };
}

function legalLink(label: Phrase, target: string | (() => void), action: string): Inline<Phrase> {
  return typeof target === 'string' ? { text: label, href: target } : { text: label, action };
}
