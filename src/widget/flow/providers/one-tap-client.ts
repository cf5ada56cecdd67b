import type { Settings } from '../../config/settings.ts';
import type { OneTapOptions } from '../../one-tap/offer-one-tap.ts';

/** As whom One Tap is offered (spec §3 credentialHelper, reference §2.12); null where it is not wanted. */
export function oneTapClient({ config, options }: Settings): OneTapOptions | null {
  const google = options.find(({ provider }) => provider === 'google.com');
  if (config.credentialHelper !== 'googleyolo' || google?.clientId === undefined) return null;
  return { clientId: google.clientId, autoSelect: google.customParameters?.['prompt'] !== 'select_account' };
}
