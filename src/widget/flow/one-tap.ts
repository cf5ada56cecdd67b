import type { OneTap } from '../one-tap/one-tap.ts';
import type { Tools } from './screen.ts';

/**
 * Offers Google's One Tap beside the list (spec §3 credentialHelper, reference §2.12). Null where it is not wanted; a
 * library that cannot be had leaves the list as it is.
 */
export async function oneTap({ settings }: Tools): Promise<OneTap | null> {
  const { credentialHelper, signInOptions } = settings.config;
  const google = signInOptions.find(({ provider }) => provider === 'google.com');
  if (credentialHelper !== 'googleyolo' || google?.clientId === undefined) return null;
  const { offerOneTap } = await import('../one-tap/one-tap.ts');
  return offerOneTap({
    clientId: google.clientId,
    autoSelect: google.customParameters?.['prompt'] !== 'select_account',
  });
}
