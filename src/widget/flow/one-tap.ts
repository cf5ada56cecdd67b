import type { OneTap } from '../one-tap/offer-one-tap.ts';
import { offerOneTap } from '../one-tap/offer-one-tap.ts';
import type { Tools } from './screen.ts';

/**
 * Offers Google's One Tap beside the list (spec §3 credentialHelper, reference §2.12). Null where it is not wanted; a
 * library that cannot be had leaves the list as it is.
 */
export function oneTap({ settings }: Tools): OneTap | null {
  const { config, options } = settings;
  const google = options.find(({ provider }) => provider === 'google.com');
  if (config.credentialHelper !== 'googleyolo' || google?.clientId === undefined) return null;
  return offerOneTap({
    clientId: google.clientId,
    autoSelect: google.customParameters?.['prompt'] !== 'select_account',
  });
}
