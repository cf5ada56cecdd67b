import type { CheckedConfig } from '../../../widget/config/ui-config.ts';
import type { ConfigKey, GivenConfig } from './merge-config.ts';
import { readCallbacks, type PageCallbacks } from './page-callbacks.ts';
import type { ConfigContext } from './reader.ts';
import { readRestriction } from './restriction.ts';
import { readSignInOptions } from './sign-in-options.ts';
import {
  isAbsent,
  isCallback,
  isWebUrl,
  parseUrl,
  readLink,
  readText,
  ignore,
  withoutUndefined,
  type Given,
  type Warn,
} from './values.ts';

/** The parts of FirebaseUI's `uiConfig`, converted for the widget. */
export interface ReadUiConfig {
  /** The configuration without its callbacks. */
  readonly config: CheckedConfig;
  /** The page's callbacks, which expect FirebaseUI's parameters. */
  readonly callbacks: PageCallbacks;
}

/**
 * Reads a `uiConfig`. Like FirebaseUI, leaves out values that have no effect, and throws no error.
 *
 * @param warn called for each value that has no effect. Also called later, when a function of the `uiConfig` returns
 *   such a value
 */
export function readUiConfig(given: GivenConfig, context: ConfigContext, warn: Warn): ReadUiConfig {
  const callbacks = readCallbacks(given.callbacks, warn);
  const config = withoutUndefined<CheckedConfig>({
    // Remove `hd`, a domain of emails. Without tenants, FirebaseUI ignores this key, but our widget would use it.
    signInOptions: readSignInOptions(given.signInOptions, { context, warn }).map(({ hd: _hd, ...option }) => option),
    signInSuccessUrl: readSuccessUrl(given, context.getBase(), warn),
    ...readLegalLinks(given, context.getBase(), warn),
    siteName: readText(get(given, 'siteName'), warn),
    signInFlow: given.signInFlow === 'popup' ? 'popup' : undefined,
    immediateFederatedRedirect: isTrue(given.immediateFederatedRedirect),
    autoUpgradeAnonymousUsers: isTrue(given.autoUpgradeAnonymousUsers),
    credentialHelper: readCredentialHelper(get(given, 'credentialHelper'), warn),
    widgetUrl: readText(get(given, 'widgetUrl'), warn),
    popupMode: isTrue(given.popupMode),
    queryParameterForWidgetMode: readText(get(given, 'queryParameterForWidgetMode'), warn),
    queryParameterForSignInSuccessUrl: readText(get(given, 'queryParameterForSignInSuccessUrl'), warn),
    adminRestrictedOperation: readRestriction(get(given, 'adminRestrictedOperation'), context.getBase(), warn),
  });
  if (config.autoUpgradeAnonymousUsers && !callbacks.signInFailure) {
    warn(
      'Missing "signInFailure" callback: "signInFailure" callback needs to be provided when ' +
        '"autoUpgradeAnonymousUsers" is set to true.',
    );
  }
  return { config, callbacks };
}

const get = (given: GivenConfig, key: ConfigKey): Given => ({ path: key, value: given[key] });

/** Returns true for every truthy value, as FirebaseUI does: `1` and `"no"` mean true. */
const isTrue = (value: unknown): true | undefined => (value ? true : undefined);

function readSuccessUrl(given: GivenConfig, base: URL, warn: Warn): string | undefined {
  const url = get(given, 'signInSuccessUrl');
  const text = readText(url, warn);
  if (text === undefined) return undefined;
  const parsed = parseUrl(text, base);
  return parsed && isWebUrl(parsed) ? text : ignore(url, 'a path, or a URL with http: or https:', warn);
}

/** Reads the links to the terms and the privacy policy. Warns if only one of them is set (reference §6.2). */
function readLegalLinks(
  given: GivenConfig,
  base: URL,
  warn: Warn,
): { readonly [K in 'tosUrl' | 'privacyPolicyUrl']: CheckedConfig[K] } {
  const read = (key: 'tosUrl' | 'privacyPolicyUrl') =>
    isCallback(given[key]) ? (given[key] as () => void) : readLink(get(given, key), base, warn);
  const links = { tosUrl: read('tosUrl'), privacyPolicyUrl: read('privacyPolicyUrl') };
  if (links.tosUrl !== undefined && links.privacyPolicyUrl === undefined) {
    warn('Privacy Policy URL is missing, the link will not be displayed.');
  }
  if (links.privacyPolicyUrl !== undefined && links.tosUrl === undefined) {
    warn('Term of Service URL is missing, the link will not be displayed.');
  }
  return links;
}

function readCredentialHelper(given: Given, warn: Warn): 'googleyolo' | undefined {
  if (given.value === 'googleyolo') return 'googleyolo';
  if (isAbsent(given.value) || given.value === 'none') return undefined;
  return ignore(given, '"googleyolo" or "none"', warn);
}
