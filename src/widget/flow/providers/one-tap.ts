import type { OneTap } from '../../one-tap/offer-one-tap.ts';
import { offerOneTap } from '../../one-tap/offer-one-tap.ts';
import { oneTapClient } from './one-tap-client.ts';
import type { Tools } from '../screen.ts';

/** Offers Google's One Tap beside the list. Null where it is not wanted; a library that cannot be had leaves the list as it is. */
export function oneTap({ settings }: Tools): OneTap | null {
  const client = oneTapClient(settings);
  return client && offerOneTap(client);
}
